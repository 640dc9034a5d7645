import { ApiError, serverMessageOf } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { showToast } from '@meridian/ui/lib/toast'
import { useEffect, useRef, useState } from 'react'

export interface CheckedFormOptions<Values, Answer> {
  /** The message for each field whose entry is refused (Spec 5). */
  check: (values: Values) => Partial<Record<keyof Values, string | undefined>>
  /** Asks the server. */
  submit: (values: Values) => Promise<Answer>
  /** The toast of success. */
  done: string
  /** What is said when the server answers with another status than success, and without words (Spec 8). */
  refused: string
  /** What is said when no answer comes; 'Something went wrong' unless given. */
  unanswered?: string
  /** What comes of the answer, before the toast of success. Whoever has left the form meanwhile stays where they are. */
  onDone: (answer: Answer, left: boolean) => void
}

export interface CheckedForm<Values> {
  errors: Partial<Record<keyof Values, string>>
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
  unanswered = messages.somethingWentWrong,
  onDone,
}: CheckedFormOptions<Values, Answer>): CheckedForm<Values> {
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({})
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
      showToast({ tone: 'success', text: done })
    } catch (error) {
      showToast({
        tone: 'error',
        text: serverMessageOf(error) ?? (answered(error) ? refused : unanswered),
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
      setErrors(Object.fromEntries(problems) as Partial<Record<keyof Values, string>>)
      if (problems.length === 0 && !busy) void send(values)
    },
    onEdit: (field) =>
      setErrors((shown) => {
        const { [field]: _edited, ...others } = shown
        return others as Partial<Record<keyof Values, string>>
      }),
  }
}

/** The server answered, with another status than success. */
const answered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'unexpected')
