/** The messages that the market pages share: the banner, its figures and the tabs. */
export const marketHeroMessages = {
  eyebrow: 'Market · Year 2117',
  title: 'A New Era Dawns',
  blurb:
    'The ring is open and the convoys are home. Ships, relics, companions and the ground around the Gate: claim what came through before someone else does.',
  totalItem: 'Total Item',
  totalVolume: 'Total Volume',
  listed: 'Listed',
  owners: 'Owners',
  /** For a screen reader, as the name of the tab bar. */
  tabs: 'Market',
  overview: 'Overview',
  collectibles: 'Collectibles',
  lands: 'Lands',
  activities: 'Activities',
} as const
