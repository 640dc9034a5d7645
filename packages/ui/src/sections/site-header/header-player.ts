/** The visitor, as far as the header shows them. */
export type HeaderPlayer =
  /** The session is not known yet: both variants are in the HTML, and a class of the root shows one (theme.css). */
  | { status: 'unknown' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn'
      /** The display name. */
      name: string
      /** The picture's address; an icon replaces an absent one. */
      avatar?: string | undefined
    }
