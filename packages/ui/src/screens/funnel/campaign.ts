import type { Tier } from '../../components/tier-emblem/tier-emblem.tsx'
import { team, type TeamMember } from '../../pictures/team.ts'

/** A headline figure, as printed. */
export interface Figure {
  value: string
  label: string
}

/** A way to back the game (Spec 3, Funding tier). Prices in US dollars. */
export interface FundingTier {
  value: Tier
  title: string
  price: number
  /** What it costs later: crossed out beside the price. */
  originalPrice: number
  reward: string
  features: readonly string[]
  /** Marked as the one that most choose. */
  popular: boolean
  buttonText: string
}

export interface Testimonial {
  words: string
  name: string
  /** As what somebody speaks. */
  standing: string
}

/** Everything on the funnel page that the specification calls static (Spec 2; Spec 9). */
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
  team: readonly TeamMember[]
  funding: { percent: number; figures: readonly Figure[] }
  tiers: readonly FundingTier[]
  testimonials: readonly Testimonial[]
}

/** A tier's button, which leads nowhere yet: no call for a pledge is specified. */
export type PledgeLabel = (typeof campaign.tiers)[number]['buttonText']
