/** A call that was refused, not answered, or answered with something unreadable. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status, if an answer came. */
  readonly status: number | undefined
  /** The server's own words, which screens show before any of ours. */
  readonly serverMessage: string | undefined

  constructor(
    message: string,
    {
      status,
      serverMessage,
      cause,
    }: { status?: number | undefined; serverMessage?: string | undefined; cause?: unknown } = {},
  ) {
    super(serverMessage ?? message, { cause })
    this.status = status
    this.serverMessage = serverMessage
  }

  /** An answer arrived that counts as success for HTTP, but not for this call (Spec 7: sign-up is 201 only). */
  get answeredOtherwise(): boolean {
    return this.status !== undefined && this.status >= 200 && this.status < 300
  }
}
