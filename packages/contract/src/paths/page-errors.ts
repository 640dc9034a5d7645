/** The site sends an error of a page there. It is no call of the contract: a server of others may lack it. */
export const pageErrorsPath = '/api/page-errors'

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
