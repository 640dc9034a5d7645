import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { inputLook } from '../../lib/input-look.ts'

export interface FieldProps extends ComponentProps<'input'> {
  /** The visible name of the field; also its name for a screen reader. */
  label: string
  /** What the form calls the value. */
  name: string
  /** Why the value is refused, in the words of Spec 5; marks the field as invalid. */
  error?: string | undefined
  /** Help that is not an error. */
  hint?: string | undefined
  /** A control inside the input's right edge, such as the password toggle. */
  trailing?: ReactNode
}

/**
 * A labelled text input with its hint and error (Spec 2, Auth screens; Spec 5). Every prop that is not its own goes to
 * the `<input>`, `ref` included; `className` goes to the outer element. The form around it uses `noValidate`: messages
 * come from props, never from the browser.
 */
export function Field({ className, label, error, hint, trailing, id, required, ...props }: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')

  return (
    <div data-slot="field" className={cn('w-full text-left', className)}>
      <div className="mb-2 flex gap-1 text-sm leading-5 font-medium">
        <label htmlFor={inputId}>{label}</label>
        {required && (
          <span aria-hidden className="text-gate">
            *
          </span>
        )}
      </div>
      <div className="relative">
        <input
          id={inputId}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={cn(
            inputLook,
            'h-12 px-4',
            'aria-invalid:border-alert read-only:border-seam read-only:bg-plate read-only:text-ink-muted',
            'disabled:cursor-not-allowed disabled:opacity-50',
            trailing && 'pr-13',
          )}
          {...props}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-2 flex gap-1.5 text-sm leading-5 text-alert">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="mt-2 text-sm leading-5 text-ink-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
