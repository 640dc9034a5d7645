/** Where a form leaves a call for its flow, as only a child of the card provider's element can make it. */
export interface CallSlot<Input, Answer> {
  /** Called by the form when it comes (and with `null` when it goes). */
  fill: (call: ((input: Input) => Promise<Answer>) | null) => void
  /** Called by the flow. */
  call: (input: Input) => Promise<Answer>
}

/** An empty slot; `unfilled` is what the flow hears as long as there is no form: nothing was sent. */
export function createCallSlot<Input, Answer>(unfilled: Answer): CallSlot<Input, Answer> {
  let filled: ((input: Input) => Promise<Answer>) | null = null
  return {
    fill: (call) => {
      filled = call
    },
    call: async (input) => (filled ? filled(input) : unfilled),
  }
}
