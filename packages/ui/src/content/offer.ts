import { team } from '../pictures/team.ts'

/** The team, the funding goal and the rewards of the campaign; static. */
export const offer = {
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
} as const

/** A way to back the game. */
export type FundingTier = (typeof offer.tiers)[number]
