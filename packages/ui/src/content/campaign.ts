/** A headline figure, as printed. */
export interface Figure {
  value: string
  label: string
}

export interface Testimonial {
  words: string
  name: string
  /** As what somebody speaks. */
  standing: string
}

/** The id of the tiers, which the last call to action links to. */
export const tiersId = 'tiers'

/** The opening and closing texts of the funnel page; static. */
export const campaign = {
  stats: [
    { value: '250K+', label: 'Games Available' },
    { value: '500K+', label: 'Active Users' },
    { value: '$50M+', label: 'Transactions' },
    { value: '99.8%', label: 'Satisfaction' },
  ],
  testimonials: [
    {
      words:
        'I sold a helm on Monday and bought the ridge it was found on by Friday. No other game has ever handed me a deed.',
      name: 'Ines Calder',
      standing: 'Landholder, Dominion',
    },
    {
      words:
        'Every scratch on my Wasp has a date. When I list it, people ask about the scratches before they ask about the price.',
      name: 'Teo Brandt',
      standing: 'Night racer, Slipstream',
    },
    {
      words:
        'My crew of four has been lost on the far side for a month. We have never been richer, and one of us has learned to draw maps.',
      name: 'Suda Wirawan',
      standing: 'Pathfinder, Odyssey',
    },
    {
      words:
        'I came for the ships and stayed for the ledger. You can see who owned a thing before you, all the way back to the Gate.',
      name: 'Marguerite Oyelaran',
      standing: 'Collector of relics',
    },
    {
      words:
        'We build maps for a living. Putting our first district on sale took an afternoon; somebody opened a noodle bar on it by night.',
      name: 'Studio Halfmoon',
      standing: 'World builders',
    },
  ],
} as const satisfies {
  stats: readonly Figure[]
  testimonials: readonly Testimonial[]
}
