/** Popular Collections, on the home page and on their own page. */
export const collectionMessages = {
  eyebrow: 'Most wanted',
  title: 'Popular Collections',
  all: 'All Collections',
  emptyNote: 'The first collections are being catalogued. The market has what is loose.',
  openMarket: 'Open the Marketplace',
  /** For a screen reader, while the cards load. */
  loading: 'Loading collections',
  /** Describes the picture of the sample. */
  sample:
    'Slim ship seen from behind flies through its own glowing ring drive, three violet plumes trailing.',
} as const
