import { ApiError, serverMessageOf } from '@meridian/contract'
import type { Message } from '@meridian/contract/rules/message'
import { showToast } from '@meridian/ui/lib/toast'
import { useEffect, useRef, useState } from 'react'

export interface CheckedFormOptions<Values, Answer> {
  /** The message for each field whose entry is refused (Spec 5). */
  check: (values: Values) => Partial<Record<keyof Values, Message | undefined>>
  /** Asks the server. */
  submit: (values: Values) => Promise<Answer>
  /** The toast of success. */
  done: Message
  /** What is said when the server answers with another status than success, and without words (Spec 8). */
  refused: Message
  /** What is said when no answer comes; 'Something went wrong' unless given. */
  unanswered?: Message
  /** What comes of the answer, before the toast of success. Whoever has left the form meanwhile stays where they are. */
  onDone: (answer: Answer, left: boolean) => void
}

export interface CheckedForm<Values> {
  errors: Partial<Record<keyof Values, Message>>
  /** The request is in progress: the overlay spinner shows (Spec 2). */
  busy: boolean
  onSubmit: (values: Values) => void
  onEdit: (field: keyof Values) => void
}

/** A form that sends one call: checks the entries, asks, and says how it went (Spec 5 and 8). */
export function useCheckedForm<Values, Answer>({
  check,
  submit,
  done,
  refused,
  unanswered = { key: 'somethingWentWrong' },
  onDone,
}: CheckedFormOptions<Values, Answer>): CheckedForm<Values> {
  const [errors, setErrors] = useState<Partial<Record<keyof Values, Message>>>({})
  const [busy, setBusy] = useState(false)

  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  const send = async (values: Values) => {
    setBusy(true)
    try {
      onDone(await submit(values), left.current)
      showToast({ tone: 'success', message: done })
    } catch (error) {
      showToast({
        tone: 'error',
        message: serverMessageOf(error) ?? (answered(error) ? refused : unanswered),
      })
    } finally {
      setBusy(false)
    }
  }

  return {
    errors,
    busy,
    onSubmit: (values) => {
      const problems = Object.entries(check(values)).filter(([, problem]) => problem !== undefined)
      setErrors(Object.fromEntries(problems) as Partial<Record<keyof Values, Message>>)
      if (problems.length === 0 && !busy) void send(values)
    },
    onEdit: (field) =>
      setErrors((shown) => {
        const { [field]: _edited, ...others } = shown
        return others as Partial<Record<keyof Values, Message>>
      }),
  }
}

/** The server answered, with another status than success. */
const answered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'unexpected')
