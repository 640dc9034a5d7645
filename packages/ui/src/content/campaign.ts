import { picturePath } from '../pictures/pictures.ts'

const member = (slug: string, name: string, role: string, alt: string) => {
  const handle = `m2117_${slug.split('-')[0]}`
  return {
    name,
    role,
    portrait: { src: picturePath('portraits', slug), alt },
    socialLinks: [
      { network: 'x', label: 'X', href: `https://x.com/${handle}` },
      { network: 'telegram', label: 'Telegram', href: `https://t.me/${handle}` },
    ],
  } as const
}

/** The six people of the team; static. */
const team = [
  member(
    'mara-okonkwo',
    'Mara Okonkwo',
    'Founder',
    'An ivory explorer’s helmet whose wide dark faceplate holds the gold light of the Gate.',
  ),
  member(
    'tomasz-reyl',
    'Tomasz Reyl',
    'Art Director',
    'A smooth charcoal mask with one great lens, three small ones and a magenta brush stroke.',
  ),
  member(
    'lin-castellane',
    'Lin Castellane',
    'Flow Engineer',
    'A steel-blue wedge of a helmet with one thin line of cyan light and cables falling behind.',
  ),
  member(
    'adaeze-holm',
    'Adaeze Holm',
    'Economy Designer',
    'A tall emerald mask edged with gold, its face a row of upright louvres lit from behind.',
  ),
  member(
    'jun-palacios',
    'Jun Palacios',
    'Community Lead',
    'A round red and white helmet with aerials; its dark screen smiles in points of light.',
  ),
  member(
    'osric-vane',
    'Osric Vane',
    'Gate Archivist',
    'A violet hood over a bronze half-mask with round amber spectacles, a ring of light behind it.',
  ),
]

/** The id of the tiers, which the last call to action links to. */
export const tiersId = 'tiers'

/** The funnel page says this: headline figures, team, funding goal, rewards and players' quotes; static. */
export const campaign = {
  stats: [
    { value: '250K+', label: 'Games Available' },
    { value: '500K+', label: 'Active Users' },
    { value: '$50M+', label: 'Transactions' },
    { value: '99.8%', label: 'Satisfaction' },
  ],
  team,
  funding: {
    /** The part of the goal that is there, in percent. */
    percent: 84,
    figures: [
      { value: '$128K', label: 'raised' },
      { value: '84%', label: 'funded' },
      { value: '28', label: 'days left' },
    ],
  },
  /** Prices in US dollars; the original one comes later, and is crossed out beside the current one. */
  tiers: [
    {
      value: 'starter',
      title: 'Early Supporter',
      price: 25,
      originalPrice: 50,
      reward: 'Digital founder badge and early access',
      features: [
        'Founder badge on your profile, for good',
        'Both closed betas, a week before anyone',
        'Your name in the long list of credits',
        'Monthly letter from the studio',
      ],
      popular: false,
      buttonText: 'Become a Supporter',
    },
    {
      value: 'premium',
      title: 'Premium Backer',
      price: 99,
      originalPrice: 150,
      reward: 'A founder’s craft with your serial number',
      features: [
        'Everything an Early Supporter gets',
        'Founder’s Kestrel, numbered and yours to sell',
        'No platform fee on your first ten trades',
        'The soundtrack, and the art of the Gate',
        'A vote on the next Slipstream circuit',
      ],
      popular: true,
      buttonText: 'Back the Gate',
    },
    {
      value: 'investor',
      title: 'Visionary Investor',
      price: 249,
      originalPrice: 400,
      reward: 'A parcel of land and a seat at the table',
      features: [
        'Everything a Premium Backer gets',
        'One parcel under the Gate, drawn by lot',
        'Your house’s banner on the walls of Dominion',
        'A quarterly call with the people who build it',
        'Your name on the plaque at Ring Station Nine',
      ],
      popular: false,
      buttonText: 'Claim a Seat',
    },
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

/** A way to back the game. */
export type FundingTier = (typeof campaign.tiers)[number]
