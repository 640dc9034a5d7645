/** A market whose code did not load: its items without fields and order. */
export const plainMarketMessages = {
  failed: 'Search and filters could not be loaded.',
} as const
