/** What stands over the news, on the home page and on their own. */
export const newsMessages = {
  eyebrow: 'Dispatches',
  title: 'News',
  more: 'More News',
} as const
