export const serviceFaults = ['none', 'slow', 'failing'] as const

export type ServiceFault = (typeof serviceFaults)[number]

/** Milliseconds that a slow sandbox service waits. */
export const slownessMs = 3000
