/** Who is looking at the page, as far as the header shows it (Spec 2, Navigation bar). */
export type Account =
  | { status: 'signedOut' }
  | {
      status: 'signedIn'
      /** The display name (Spec 2, Profile screens). */
      name: string
    }
