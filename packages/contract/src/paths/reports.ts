/** Pages send what they report of a visit there. It is no call of the contract: a server of others may lack it. */
export const reportsPath = '/api/reports'

/** Characters. */
export const pageErrorLimits = { name: 50, message: 300, build: 50 } as const

/** Describes an error of a page, without personal data. */
export interface PageError {
  /** One of `pageRoutes`, never an address. */
  route: string
  /** Of the error, such as `TypeError`. */
  name: string
  message: string
  /** Names the build of the site; empty in development. */
  build: string
}

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
