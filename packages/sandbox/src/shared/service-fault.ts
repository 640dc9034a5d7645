/** The faults of a sandbox service: none, a slow answer, a failure. */
export const serviceFaults = ['none', 'slow', 'failing'] as const

export type ServiceFault = (typeof serviceFaults)[number]

/** The delay of a slow sandbox service, in `ms`. */
export const slownessMs = 3000
