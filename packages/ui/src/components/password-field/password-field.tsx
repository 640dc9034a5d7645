import { Eye, EyeOff } from 'lucide-react'
import { Field, type FieldProps } from '../field/field.tsx'
import { useMessages } from '../../lib/messages.ts'
import { passwordMessages } from './password-field.messages.ts'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing'> {
  /** Shows the characters as plain text. */
  shown: boolean
  /** Asks to show or hide the characters. Without it there is no toggle: a second field may share the first one's. */
  onToggleShown?: (() => void) | undefined
}

/**
 * A password input with a show/hide toggle. The parent owns `shown`, as two fields may share it.
 *
 * Use it for a password that exists, or for its repetition. A new password is a `NewPasswordField`.
 */
export function PasswordField({ shown, onToggleShown, ...props }: PasswordFieldProps) {
  const messages = useMessages(passwordMessages)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        onToggleShown && (
          <button
            type="button"
            aria-label={shown ? messages.hide : messages.show}
            // A pointer press would move the focus, and with it the caret, out of the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onToggleShown}
            className="grid size-10 place-items-center rounded-control text-ink-muted transition-colors duration-150 hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        )
      }
    />
  )
}
