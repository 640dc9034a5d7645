import type { Message } from '@meridian-2117/contract/messages/message'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useRestoredFocus } from '../../lib/lost-focus.ts'

/** The errors of a form's fields. */
export interface FieldErrors<Name extends string> {
  /** The validation error of each field, in the product's words. */
  errors: { [Field in Name]?: Message | undefined }
  /** A field was changed, so its error is outdated. */
  onEdit: (field: Name) => void
}

interface Submitting<Name extends string> {
  /** The request is in progress: the button is disabled, the fields keep their text. */
  busy: boolean
  /** Receives every field's value, unchecked, on submit. */
  onSubmit: (values: Record<Name, string>) => void
}

/** The state of a form and its callbacks. */
export interface AuthFormState<Name extends string> extends FieldErrors<Name>, Submitting<Name> {}

/** Returns the props that connect a field to its form's state. */
export const fieldOf = <Name extends string>({ errors, onEdit }: FieldErrors<Name>, name: Name) => ({
  name,
  error: errors[name],
  onChange: () => onEdit(name),
})

export interface AuthFormProps<Name extends string> extends Submitting<Name> {
  /** The names of the inputs among `children`, whose values `onSubmit` receives. */
  fields: readonly Name[]
  /** The label of the button. */
  submitLabel: string
  /** The fields. */
  children: ReactNode
}

/**
 * The form of an account screen. Its inputs are uncontrolled and read on submit: typed text survives a change of errors
 * or of `busy`. After a refused submit the focus goes to the first input with an error.
 *
 * Use it for forms that sign in, sign up or set a password. Other forms compose `Field`s.
 */
export function AuthForm<Name extends string>({
  fields,
  busy,
  submitLabel,
  onSubmit,
  children,
}: AuthFormProps<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const submitButton = useRestoredFocus(busy)
  const [attempt, setAttempt] = useState(0)
  const handledAttempt = useRef(0)

  // Only once per submit: while edits clear errors one by one, the focus stays.
  useEffect(() => {
    if (handledAttempt.current === attempt) return
    const firstWrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!firstWrong) return
    handledAttempt.current = attempt
    // A screen reader would not read the error of a field that has the focus already.
    firstWrong.blur()
    firstWrong.focus()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const typed = (name: Name) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    setAttempt((current) => current + 1)
    onSubmit(Object.fromEntries(fields.map((name) => [name, typed(name)])) as Record<Name, string>)
  }

  return (
    <form
      ref={form}
      data-slot="auth-form"
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={submit}
      onChange={() => {
        handledAttempt.current = attempt
      }}
    >
      {children}
      <Button ref={submitButton} type="submit" size="lg" width="full" disabled={busy} className="mt-1">
        {submitLabel}
      </Button>
    </form>
  )
}
