/** A control without a destination (docs/product.md#dead-ends), by its place and the key of its label. */
export type DeadEnd =
  | `shop:${'overview' | 'assets' | 'collectibles' | 'land'}`
  | 'header:news'
  | `social:${'discord' | 'x' | 'telegram'}`
  | `footer:${'market' | 'news' | 'whitePapers' | 'questions' | 'disclaimer' | 'terms'}`
  | `footer:${'discord' | 'teamspeak' | 'telegram'}`
  | 'home:download'
  | 'news:more'
  | 'about:download'
  | 'lands:instantSell'
  | `noActivities:${'overview' | 'collectibles' | 'lands' | 'activities'}`
  | `tiers:${'starter' | 'premium' | 'investor'}`

/** The dead ends of one place. */
export type DeadEndOf<Place extends string> = Extract<DeadEnd, `${Place}:${string}`>
