import type { Message } from '@meridian/contract/rules/message'
import { Slot } from '@radix-ui/react-slot'
import { CircleAlert } from 'lucide-react'
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFormatMessage } from '../../lib/format-message.ts'
import { inputStyles } from '../../lib/input-styles.ts'

interface FieldState {
  /** The validation error, in the product's words. It marks the field as invalid. */
  error?: Message | undefined
  /** Help that is not an error. */
  hint?: Message | undefined
  required?: boolean | undefined
}

const FieldContext = createContext<FieldState & { id: string }>({ id: '' })

export interface FieldRootProps extends FieldState, ComponentProps<'div'> {
  /** The id of the control; one is made up unless given. */
  controlId?: string | undefined
}

/** Ties the parts of a field to each other. It holds a `FieldError` or a `FieldHint` where `error` or `hint` is given. */
export function FieldRoot({ className, controlId, error, hint, required, ...props }: FieldRootProps) {
  const ownId = useId()
  return (
    <FieldContext value={{ id: controlId ?? ownId, error, hint, required }}>
      <div data-slot="field-root" className={cn('w-full text-left', className)} {...props} />
    </FieldContext>
  )
}

/** The visible name of the field; also its name for a screen reader. */
export function FieldLabel({ className, children, ...props }: ComponentProps<'div'>) {
  const { id, required } = use(FieldContext)
  return (
    <div
      data-slot="field-label"
      className={cn('mb-2 flex gap-1 text-sm leading-5 font-medium', className)}
      {...props}
    >
      <label htmlFor={id}>{children}</label>
      {required && (
        <span aria-hidden className="text-gate">
          *
        </span>
      )}
    </div>
  )
}

export interface FieldControlProps extends ComponentProps<'input'> {
  /** Ties the child element in place of an `<input>`, which brings its own look. */
  asChild?: boolean | undefined
}

/** The input of the field, tied to its label, hint and error. */
export function FieldControl({ asChild = false, className, ...props }: FieldControlProps) {
  const { id, error, hint, required } = use(FieldContext)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const tied = {
    'data-slot': 'field-control',
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  if (asChild) return <Slot className={className} {...tied} {...props} />
  return (
    <input
      {...tied}
      // Browsers change a number that has the focus by the wheel, while the page is scrolled.
      onWheel={({ currentTarget }) => currentTarget.type === 'number' && currentTarget.blur()}
      className={cn(
        inputStyles,
        'h-12 px-4',
        'aria-invalid:border-alert read-only:border-seam read-only:bg-plate read-only:text-ink-muted',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...props}
    />
  )
}

/** The error of the field, where it has one. With `aria-live` it is read out when it comes. */
export function FieldError(props: ComponentProps<'div'>) {
  const { id, error } = use(FieldContext)
  const format = useFormatMessage()
  return (
    <div data-slot="field-error" {...props}>
      {error && (
        <p id={`${id}-error`} className="mt-2 flex gap-1.5 text-sm leading-5 text-alert">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{format(error)}</span>
        </p>
      )}
    </div>
  )
}

/** The hint of the field, where it has one. With `aria-live` it is read out when it comes. */
export function FieldHint(props: ComponentProps<'div'>) {
  const { id, hint } = use(FieldContext)
  const format = useFormatMessage()
  return (
    <div data-slot="field-hint" {...props}>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm leading-5 text-ink-muted">
          {format(hint)}
        </p>
      )}
    </div>
  )
}

/** The texts of a field that is made of a label, a control, an error and a hint. */
export interface FieldTexts extends Pick<FieldState, 'error' | 'hint'> {
  /** The visible name of the field; also its name for a screen reader. */
  label: string
}

export interface FieldProps extends ComponentProps<'input'>, FieldTexts {
  /** The name of the value in the form. */
  name: string
  /**
   * Reads out a hint or an error that comes while somebody types, or after the field is left. Without it both are heard
   * with the field alone, as where the focus goes to what is wrong: said there as well, they would be heard twice.
   */
  live?: boolean | undefined
  /** A control inside the input's right edge, such as the password toggle. */
  trailing?: ReactNode
}

/**
 * A labelled text input with its hint and error. Every prop that is not its own goes to the `<input>`, `ref`
 * included; `className` goes to the outer element. The form around it uses `noValidate`: messages come from props,
 * never from the browser.
 */
export function Field({ className, label, error, hint, live, trailing, id, required, ...props }: FieldProps) {
  const voice = live ? 'polite' : undefined
  return (
    <FieldRoot data-slot="field" controlId={id} {...{ className, error, hint, required }}>
      <FieldLabel>{label}</FieldLabel>
      <div className="relative">
        <FieldControl className={trailing ? 'pr-13' : undefined} {...props} />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
      <FieldError aria-live={voice} />
      <FieldHint aria-live={voice} />
    </FieldRoot>
  )
}
