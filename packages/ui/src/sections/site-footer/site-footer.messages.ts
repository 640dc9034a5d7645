/** The foot of every page (Spec 2, Footer). */
export const siteFooterMessages = {
  market: 'Market Place',
  news: 'News',
  whitePapers: 'WhitePapers',
  questions: 'FAQ',
  disclaimer: 'Disclaimer',
  terms: 'Terms and Conditions',
  /** The at sign stands in the specification. */
  rights: '@2025. ALL RIGHTS RESERVED.',
  discord: 'Discord',
  teamspeak: 'TeamSpeak',
  telegram: 'Telegram',
} as const
