import { passwordLength } from '@meridian/contract/rules/validation'
import { useMessages } from '../../lib/messages.ts'
import { passwordMessages } from '../password-field/password-field.messages.ts'
import { PasswordField, type PasswordFieldProps } from '../password-field/password-field.tsx'

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'hint'>

/** The field of a password to be: its hint says how long it has to be, until an error does. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const messages = useMessages(passwordMessages)
  const hint = props.error ? undefined : messages.length(passwordLength.min, passwordLength.max)
  return <PasswordField {...props} autoComplete="new-password" hint={hint} />
}
