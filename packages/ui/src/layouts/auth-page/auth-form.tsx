import { Button } from '../../components/button/button.tsx'
import { Form, type FieldErrors, type FormProps } from '../../components/field/form.tsx'
import { useRestoredFocus } from '../../lib/focus.ts'

/** The state of a form and its callbacks. */
export interface AuthFormState<Name extends string>
  extends FieldErrors<Name>, Pick<FormProps<Name>, 'busy' | 'onSubmit'> {}

export interface AuthFormProps<Name extends string> extends Pick<
  FormProps<Name>,
  'fields' | 'busy' | 'onSubmit' | 'children'
> {
  /** The label of the button. */
  submitLabel: string
}

/**
 * The form of an account screen, with its button. While `busy` the button is disabled.
 *
 * Use it for forms that sign in, sign up or set a password. Other forms are `Form`s.
 */
export function AuthForm<Name extends string>({
  fields,
  busy,
  submitLabel,
  onSubmit,
  children,
}: AuthFormProps<Name>) {
  const submitButton = useRestoredFocus(busy)
  return (
    <Form data-slot="auth-form" className="grid gap-5" {...{ fields, busy, onSubmit }}>
      {children}
      <Button ref={submitButton} type="submit" size="lg" width="full" disabled={busy} className="mt-1">
        {submitLabel}
      </Button>
    </Form>
  )
}
