/** What the crowdfunding page offers, and who makes it (Spec 2, Funnel page). */
export const funnelOfferWords = {
  campaign: 'The campaign',
  campaignTitle: 'Almost through the Gate',
  /** For a screen reader, as the name of the bar. */
  funded: 'Funded',
  tiers: 'Choose your tier',
  tiersTitle: 'Three ways in',
  popular: 'Most popular',
  /** For a screen reader, before the price that is struck out. */
  insteadOf: 'instead of',
  limited: 'Limited spots available',
  team: 'Who builds it',
  teamTitle: 'The team',
  /** For a screen reader: whose page on which network. */
  personOn: (name: string, network: string) => `${name} on ${network}`,
  platforms: 'Also available on',
  kickstarter: 'Kickstarter',
  indiegogo: 'Indiegogo',
  gamefound: 'Gamefound',
  /** For a screen reader, as the name of the four marks. */
  trust: 'Why to trust us',
  secure: 'Secure Payment',
  trusted: 'Trusted by 500+',
  instant: 'Instant Delivery',
  support: '24/7 Support',
} as const
