/** The footer of every page. */
export const siteFooterMessages = {
  market: 'Market Place',
  news: 'News',
  whitePapers: 'WhitePapers',
  questions: 'FAQ',
  disclaimer: 'Disclaimer',
  terms: 'Terms and Conditions',
  /** The at sign is on purpose (docs/product.md#oddities). */
  rights: '@2025. ALL RIGHTS RESERVED.',
  discord: 'Discord',
  teamspeak: 'TeamSpeak',
  telegram: 'Telegram',
} as const
