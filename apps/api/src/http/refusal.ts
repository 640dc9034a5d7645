/** An answer other than success, in words meant for the user (Spec 8). */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The body of every refusal: `message` and `error` say the same, as the specification reads either. */
export const refusalBody = (message: string) => ({ success: false, message, error: message })
