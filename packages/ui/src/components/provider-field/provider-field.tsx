import type { Message } from '@meridian-2117/contract/messages/message'
import { cva } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { FieldError, FieldLabel, FieldRoot } from '../field/field.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

// An error that appears on blur must not move the button that is being pressed.
const errorHeight = cva('flow-root', {
  variants: { reservedHeight: { line: 'min-h-9', lines: 'min-h-13' } },
})

/** The container of a provider's input. The label points at `id`, and `className` draws the border. */
export interface ProviderInputProps {
  id: string
  className: string
}

export interface ProviderFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The visible name of the field. */
  label: string
  /** The provider's validation error. */
  error?: Message | undefined
  /** The space reserved for the error, so that nothing below moves when it appears. Use `lines` in a narrow column. */
  reservedHeight?: 'line' | 'lines' | undefined
  /** The field is disabled during a payment. */
  disabled?: boolean | undefined
  /** Mounts the provider's input; absent until the provider has loaded. */
  input?: ((inputProps: ProviderInputProps) => ReactNode) | undefined
}

/**
 * A field whose input an outside service draws, so that we never receive the value: label, border and error are ours.
 * It looks like a `Field`.
 *
 * Use it for card data alone. Every other value is a `Field`.
 */
export function ProviderField({
  className,
  label,
  error,
  reservedHeight = 'line',
  disabled,
  input,
  ...props
}: ProviderFieldProps) {
  const id = useId()
  return (
    <FieldRoot
      data-slot="provider-field"
      data-invalid={error ? '' : undefined}
      className={cn('group/field min-w-0', className)}
      controlId={id}
      error={error}
      {...props}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className={cn(disabled && 'opacity-50')}>
        {input ? input({ id, className: frame }) : <Skeleton className="h-12" />}
      </div>
      <FieldError aria-live="polite" className={errorHeight({ reservedHeight })} />
    </FieldRoot>
  )
}

/**
 * The styles of `inputStyles`, for a box around a foreign input. They never change, as the provider adds classes to it.
 */
const frame = cn(
  'flex h-12 w-full items-center rounded-control border border-seam-strong bg-void/60 px-4 *:w-full',
  'transition-[border-color,box-shadow] duration-150 ease-dock hover:border-ink-muted',
  'focus-within:border-signal focus-within:shadow-glow focus-within:outline-transparent',
  'group-data-invalid/field:border-alert',
)
