/** What can go wrong with a stand-in, on demand: nothing, it takes its time, it fails. */
export const troubles = ['none', 'slow', 'failing'] as const

export type Trouble = (typeof troubles)[number]

/** How long a slow stand-in takes, in `ms`. */
export const slownessMs = 3000
