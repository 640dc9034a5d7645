/** The site sends the vitals of a visit there. It is no call of the contract: a server of others may lack it. */
export const vitalsPath = '/api/vitals'

/** One report has at most this many values. */
export const vitalsLimit = 50

/** Largest paint, interaction to next paint, layout shift and time to first byte. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const

/** One measured value of a visit. */
export interface Vital {
  name: (typeof vitalNames)[number]
  /** One of `pageRoutes`, never an address. */
  route: string
  /** Milliseconds; the layout shift has no unit. */
  value: number
}
