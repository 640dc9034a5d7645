/** The empty pages of activities and of a profile. */
export const emptyStateMessages = {
  title: 'No Items',
  browse: 'Browse Collection',
  nothingOwned: 'What comes back through the Gate and becomes yours shows here.',
} as const
