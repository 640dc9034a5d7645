import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn, inputStyles } from '../../lib/cn.ts'
import {
  FieldControl,
  FieldError,
  FieldHint,
  FieldLabel,
  FieldRoot,
  type FieldTexts,
} from '../field/field.tsx'

export interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  /** The name of the value in the form. */
  name: string
  /** The options, from top to bottom. */
  options: readonly { value: string; label: string }[]
}

/**
 * A labelled native `<select>`, so that every phone shows its own list. Other props go to the `<select>`, `ref`
 * included; `className` goes to the outer element.
 *
 * Use it for one of several known values. Pages beside each other are `TabLinks`; any of several rows have a `Checkbox`
 * each.
 */
export function SelectField({
  className,
  label,
  error,
  hint,
  options,
  id,
  required,
  ...props
}: SelectFieldProps) {
  return (
    <FieldRoot data-slot="select-field" controlId={id} {...{ className, error, hint, required }}>
      <FieldLabel>{label}</FieldLabel>
      <div className="relative">
        <FieldControl asChild>
          <select
            className={cn(
              inputStyles,
              'h-12 cursor-pointer appearance-none truncate pr-10 pl-4',
              'disabled:cursor-not-allowed disabled:opacity-50 [&>option]:bg-hull [&>option]:text-ink',
            )}
            {...props}
          >
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </FieldControl>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-muted"
        />
      </div>
      <FieldError />
      <FieldHint />
    </FieldRoot>
  )
}
