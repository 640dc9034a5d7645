/** What stands over the news, on the home page and on their own (Spec 1, Home). */
export const newsMessages = {
  eyebrow: 'Dispatches',
  title: 'News',
  more: 'More News',
} as const
