import { passwordLength } from '@meridian-2117/contract/validation/validation'
import { useMessages } from '../../lib/messages.ts'
import { passwordMessages } from '../password-field/password-field.messages.ts'
import { PasswordField, type PasswordFieldProps } from '../password-field/password-field.tsx'

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'hint'>

/**
 * The field of a new password: its hint gives the length, until an error replaces it.
 *
 * Use it where a player chooses a password. The present password is a `PasswordField`, and so is the repeated one.
 */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const messages = useMessages(passwordMessages)
  const hint = props.error ? undefined : messages.length(passwordLength.min, passwordLength.max)
  return <PasswordField {...props} autoComplete="new-password" hint={hint} />
}
