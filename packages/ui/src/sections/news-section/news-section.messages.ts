/** The headings of the news, on the home page and on their own page. */
export const newsMessages = {
  eyebrow: 'Dispatches',
  title: 'News',
  more: 'More News',
} as const
