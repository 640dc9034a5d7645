/** The id of the tiers, which the last call to action links to. */
export const tiersId = 'tiers'

/** The headline figures of the funnel page, and the players' quotes with their roles; static. */
export const campaign = {
  stats: [
    { value: '250K+', label: 'Games Available' },
    { value: '500K+', label: 'Active Users' },
    { value: '$50M+', label: 'Transactions' },
    { value: '99.8%', label: 'Satisfaction' },
  ],
  testimonials: [
    {
      quote:
        'I sold a helm on Monday and bought the ridge it was found on by Friday. No other game has ever handed me a deed.',
      name: 'Ines Calder',
      role: 'Landholder, Dominion',
    },
    {
      quote:
        'Every scratch on my Wasp has a date. When I list it, people ask about the scratches before they ask about the price.',
      name: 'Teo Brandt',
      role: 'Night racer, Slipstream',
    },
    {
      quote:
        'My crew of four has been lost on the far side for a month. We have never been richer, and one of us has learned to draw maps.',
      name: 'Suda Wirawan',
      role: 'Pathfinder, Odyssey',
    },
    {
      quote:
        'I came for the ships and stayed for the ledger. You can see who owned a thing before you, all the way back to the Gate.',
      name: 'Marguerite Oyelaran',
      role: 'Collector of relics',
    },
    {
      quote:
        'We build maps for a living. Putting our first district on sale took an afternoon; somebody opened a noodle bar on it by night.',
      name: 'Studio Halfmoon',
      role: 'World builders',
    },
  ],
} as const
