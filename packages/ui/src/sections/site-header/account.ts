/** The visitor, as far as the header shows them. */
export type Account =
  /** Nobody has looked yet: both ends of the bar stand there, and the page's root says which one shows (theme.css). */
  | { status: 'unknown' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn'
      /** The display name. */
      name: string
      /** The picture's address; without one an icon stands in. */
      avatar?: string | undefined
    }
