/**
 * The controls that lead nowhere on purpose (docs/product.md#dead-ends): a press logs the text of its label. Remove the
 * line of one that gets a destination.
 */
const deadEnds: Readonly<Record<string, string>> = {
  'Overview & Desc': 'Shop: Overview & Desc',
  'My Assets': 'Shop: My Assets',
  Collectibles: 'Shop: Collectibles',
  Land: 'Shop: Land',
  News: 'News',
  Discord: 'Social: Discord',
  X: 'Social: X',
  Telegram: 'Social: Telegram',
  TeamSpeak: 'Social: TeamSpeak',
  'Market Place': 'Footer: Market Place',
  WhitePapers: 'Footer: WhitePapers',
  FAQ: 'Footer: FAQ',
  Disclaimer: 'Footer: Disclaimer',
  'Terms and Conditions': 'Footer: Terms and Conditions',
  'Download Game': 'Home: Download Game',
  'More News': 'Home: More News',
  'Instant Sell': 'Lands: Instant Sell',
  'Tab Overview': 'Empty activities: Overview',
  'Tab Collectibles': 'Empty activities: Collectibles',
  'Tab Lands': 'Empty activities: Lands',
  'Tab Activities': 'Empty activities: Activities',
  Download: 'About: Download',
  'Become a Supporter': 'Funnel: Early Supporter',
  'Back the Gate': 'Funnel: Premium Backer',
  'Claim a Seat': 'Funnel: Visionary Investor',
}

/** Logs the press of a dead end. */
export const logDeadEnd = (label: string): void => console.log(deadEnds[label] ?? label)
