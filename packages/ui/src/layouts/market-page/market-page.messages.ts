/** The messages of the market's lists, on all of its pages. */
export const marketListMessages = {
  loadingCollectibles: 'Loading collectibles',
  loadingLand: 'Loading land',
  noLand: 'Every parcel around the Gate is taken. New ground is surveyed daily.',
  browseCollectibles: 'Browse Collectibles',
  browseLands: 'Browse Lands',
  /** For a screen reader, as the table's name. */
  activities: 'Market activities',
} as const
