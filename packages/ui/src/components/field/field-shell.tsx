import type { Message } from '@meridian/contract/rules/message'
import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFormatMessage } from '../../lib/format-message.ts'

export interface FieldTexts {
  /** The visible name of the field; also its name for a screen reader. */
  label: string
  /** The validation error, in the product's words. It marks the field as invalid. */
  error?: Message | undefined
  /** Help that is not an error. */
  hint?: Message | undefined
}

export interface FieldVoice {
  /**
   * Reads out a hint or an error that comes while somebody types, or after the field is left. Without it both are heard
   * with the field alone, as where the focus goes to what is wrong: said there as well, they would be heard twice.
   */
  live?: boolean | undefined
}

export interface FieldShellProps extends FieldTexts, FieldVoice, Omit<ComponentProps<'div'>, 'children'> {
  /** The value of `data-slot`. */
  slot: string
  /** The id of the outer element. */
  rootId?: string | undefined
  /** Classes of the area below the control, which holds hint and error. */
  messageClassName?: string | undefined
  required?: boolean | undefined
  /** Draws the control with what ties it to its label, hint and error. */
  children: (tied: {
    id: string
    required: boolean | undefined
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** Draws the label, hint and error around the control of a field. */
export function FieldShell({
  slot,
  className,
  messageClassName,
  rootId,
  label,
  error,
  hint,
  live,
  id,
  required,
  children,
  ...props
}: FieldShellProps) {
  const ownId = useId()
  const format = useFormatMessage()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')

  return (
    <div id={rootId} data-slot={slot} className={cn('w-full text-left', className)} {...props}>
      <div className="mb-2 flex gap-1 text-sm leading-5 font-medium">
        <label htmlFor={controlId}>{label}</label>
        {required && (
          <span aria-hidden className="text-gate">
            *
          </span>
        )}
      </div>
      {children({
        id: controlId,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <div aria-live={live ? 'polite' : undefined} className={messageClassName}>
        {error && (
          <p id={errorId} className="mt-2 flex gap-1.5 text-sm leading-5 text-alert">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{format(error)}</span>
          </p>
        )}
        {hint && (
          <p id={hintId} className="mt-2 text-sm leading-5 text-ink-muted">
            {format(hint)}
          </p>
        )}
      </div>
    </div>
  )
}
