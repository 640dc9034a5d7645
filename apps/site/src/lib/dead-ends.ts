import type { DeadEnd } from '@meridian-2117/ui/lib/links'

/**
 * Some controls lead nowhere on purpose (docs/product.md#dead-ends); a press of each logs this text. Remove the line of
 * a control that gets a destination.
 */
const deadEnds: Readonly<Record<DeadEnd, string>> = {
  'shop:overview': 'Shop: Overview & Desc',
  'shop:assets': 'Shop: My Assets',
  'shop:collectibles': 'Shop: Collectibles',
  'shop:land': 'Shop: Land',
  'header:news': 'News',
  'social:discord': 'Social: Discord',
  'social:x': 'Social: X',
  'social:telegram': 'Social: Telegram',
  'footer:market': 'Footer: Market Place',
  'footer:news': 'Footer: News',
  'footer:whitePapers': 'Footer: WhitePapers',
  'footer:questions': 'Footer: FAQ',
  'footer:disclaimer': 'Footer: Disclaimer',
  'footer:terms': 'Footer: Terms and Conditions',
  'footer:discord': 'Footer: Discord',
  'footer:teamspeak': 'Footer: TeamSpeak',
  'footer:telegram': 'Footer: Telegram',
  'home:download': 'Home: Download Game',
  'news:more': 'News: More News',
  'about:download': 'About: Download',
  'lands:instantSell': 'Lands: Instant Sell',
  'noActivities:overview': 'Empty activities: Overview',
  'noActivities:collectibles': 'Empty activities: Collectibles',
  'noActivities:lands': 'Empty activities: Lands',
  'noActivities:activities': 'Empty activities: Activities',
  'tiers:starter': 'Funnel: Early Supporter',
  'tiers:premium': 'Funnel: Premium Backer',
  'tiers:investor': 'Funnel: Visionary Investor',
}

export const logDeadEnd = (control: DeadEnd): void => console.log(deadEnds[control])
