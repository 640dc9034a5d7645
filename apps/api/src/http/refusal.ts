/** An answer other than success, in words meant for the user (Spec 8). Its `cause` is for the log alone. */
export class Refusal extends Error {
  readonly status: number
  /** How long to wait before the same is worth trying again, in `ms`. */
  readonly retryAfterMs: number | undefined

  constructor(
    status: number,
    message: string,
    { retryAfterMs, ...options }: ErrorOptions & { retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options)
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** The body of every refusal: `message` and `error` say the same, as the specification reads either. */
export const refusalBody = (message: string) => ({ success: false, message, error: message })
