/** The crowdfunding page, without the offer and the team. */
export const funnelMessages = {
  eyebrow: 'Crowdfunding · Season one',
  title: 'The Ultimate Gaming Marketplace',
  blurb:
    'Own what you find in three games, and sell it to whoever wants it more. Help us open the Gate a little further.',
  explore: 'Explore Marketplace',
  sell: 'Start Selling Games',
  vision: 'Our vision',
  visionTitle: 'What you earn should outlive the game you earned it in',
  visionText:
    'Every player has a cupboard full of things that a server switched off. Swords, ships, a house by a lake: years of somebody’s evenings, gone on a Tuesday.',
  visionAnswer:
    'So we built the market first and the games around it. What comes through the Gate has a serial number and an owner. It goes from game to game with you, and when you are done with it, somebody is waiting.',
  founder: 'Mara Okonkwo, Founder',
  quotes: 'From the other side',
  quotesTitle: 'What players say',
  /** For a screen reader: the row of quotes, the quotes of each dot, and the chosen ones. */
  quoteList: 'Quotes',
  fromQuote: (number: number, count: number) => `From quote ${number} of ${count}`,
  oneQuote: (number: number, count: number) => `Quote ${number} of ${count}`,
  someQuotes: (first: number, last: number, count: number) => `Quotes ${first} to ${last} of ${count}`,
  goOn: 'Let the quotes go on',
  stop: 'Stop the quotes',
  closing: 'The first crew leaves in 28 days',
  closingText: 'Be on the ledge when the ring lights up. What survives the Gate belongs to whoever is there.',
  /** This spelling is on purpose (docs/product.md#oddities). */
  contribute: 'Contribure Now',
} as const

/** The messages of the crowdfunding page: the offer and the team. */
export const funnelOfferMessages = {
  campaign: 'The campaign',
  campaignTitle: 'Almost through the Gate',
  /** For a screen reader, as the name of the bar. */
  funded: 'Funded',
  tiers: 'Choose your tier',
  tiersTitle: 'Three ways in',
  popular: 'Most popular',
  /** For a screen reader, before the old price. */
  insteadOf: 'instead of',
  limited: 'Limited spots available',
  team: 'Who builds it',
  teamTitle: 'The team',
  /** For a screen reader: the person and the network of a link. */
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
