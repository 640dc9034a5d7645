/** The faults of a sandbox service: none, a slow answer, a failure. */
export const troubles = ['none', 'slow', 'failing'] as const

export type Trouble = (typeof troubles)[number]

/** The delay of a slow sandbox service, in `ms`. */
export const slownessMs = 3000
