import type { Message } from '@meridian-2117/contract/messages/message'
import { useEffect, useReducer, useRef, type ComponentProps, type SubmitEvent } from 'react'

/** The errors of a form's fields. */
export interface FieldErrors<Name extends string> {
  /** The validation error of each field, in the product's words. */
  errors: { [Field in Name]?: Message | undefined }
  /** A field was changed, so its error is outdated. */
  onEdit: (field: Name) => void
}

/** Returns the props that connect a field to its form's state. */
export const fieldOf = <Name extends string>({ errors, onEdit }: FieldErrors<Name>, name: Name) => ({
  name,
  error: errors[name],
  onChange: () => onEdit(name),
})

export interface FormProps<Name extends string> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onChange' | 'method' | 'noValidate'
> {
  /** The names of the inputs whose values `onSubmit` receives. An absent input has an empty value. */
  fields: readonly Name[]
  /** The request is in progress: a submit does nothing. */
  busy: boolean
  /** Receives every field's value, unchecked, on submit. */
  onSubmit: (values: Record<Name, string>) => void
}

/**
 * A form whose inputs are uncontrolled and read on submit: typed text survives a change of errors or of `busy`. After
 * each refused submit the focus goes to the first input with an error.
 *
 * Use it for inputs that are sent together. On an account screen it is an `AuthForm`.
 */
export function Form<Name extends string>({ fields, busy, onSubmit, ...props }: FormProps<Name>) {
  const submitted = useRef<HTMLFormElement>(null)
  // A refusal with the same errors renders nothing new.
  const [, renderAgain] = useReducer((submits: number) => submits + 1, 0)

  // Only once per submit: while edits clear errors one by one, the focus stays.
  useEffect(() => {
    const firstWrong = submitted.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!firstWrong) return
    submitted.current = null
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
    submitted.current = event.currentTarget
    renderAgain()
    onSubmit(Object.fromEntries(fields.map((name) => [name, typed(name)])) as Record<Name, string>)
  }

  return (
    <form
      {...props}
      method="post"
      noValidate
      onSubmit={submit}
      onChange={() => {
        submitted.current = null
      }}
    />
  )
}
