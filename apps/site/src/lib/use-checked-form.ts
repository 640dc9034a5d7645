import { ApiError, serverMessageOf } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

type FieldErrors<Values> = { [Field in keyof Values]?: Message | undefined }

export interface CheckedFormOptions<Values, Answer> {
  /** Returns a message for each refused field. */
  check: (values: Values) => FieldErrors<Values>
  /** Names the field that `confirmPassword` repeats; editing it clears the error of the other one. */
  confirmed?: keyof Values
  submit: (values: Values) => Promise<Answer>
  /** Toast of a success. */
  done: Message
  /** Toast for an answer without success and without a message. */
  refused: Message
  /** Toast without an answer. @default 'Something went wrong' */
  unanswered?: Message
  /** Receives the answer, also after the player has left the form. */
  onSuccess?: (answer: Answer) => void
  /** Leads to the next page; not called when the player has left the form. */
  redirect?: (answer: Answer) => void
}

export interface CheckedForm<Values> {
  errors: FieldErrors<Values>
  /** The request is in progress, and the overlay shows a spinner. */
  busy: boolean
  onSubmit: (values: Values) => void
  onEdit: (field: keyof Values) => void
}

/** Runs a form with one call: checks the entries, sends, and shows the outcome in a toast. */
export function useCheckedForm<Values, Answer>({
  check,
  confirmed,
  submit,
  done,
  refused,
  unanswered = { key: 'somethingWentWrong' },
  onSuccess,
  redirect,
}: CheckedFormOptions<Values, Answer>): CheckedForm<Values> {
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const { mutate, isPending: busy } = useMutation({
    mutationFn: submit,
    networkMode: 'always',
    onSuccess: (answer) => {
      onSuccess?.(answer)
      showToast({ tone: 'success', message: done })
    },
    onError: (error) => {
      const hasResponse =
        error instanceof ApiError && (error.kind === 'refused' || error.kind === 'unexpected')
      showToast({ tone: 'error', message: serverMessageOf(error) ?? (hasResponse ? refused : unanswered) })
    },
  })
  return {
    errors,
    busy,
    onSubmit: (values) => {
      const problems = check(values)
      setErrors(problems)
      if (busy || Object.values(problems).some((problem) => problem !== undefined)) return
      // TanStack Query calls back here only while the form is mounted.
      mutate(values, { onSuccess: (answer) => redirect?.(answer) })
    },
    onEdit: (field) =>
      setErrors((shown) => ({
        ...shown,
        [field]: undefined,
        ...(field === confirmed && { confirmPassword: undefined }),
      })),
  }
}
