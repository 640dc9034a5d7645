import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { inputLook } from '../../lib/input-look.ts'

export interface SelectFieldProps extends ComponentProps<'select'> {
  /** The visible name of the field; also its name for a screen reader. */
  label: string
  /** What the form calls the value. */
  name: string
  /** What can be chosen, from top to bottom. */
  options: readonly { value: string; label: string }[]
}

/**
 * A labelled choice of one among a few, drawn by the browser so that every phone shows its own list. Every prop that is
 * not its own goes to the `<select>`, `ref` included; `className` goes to the outer element.
 */
export function SelectField({ className, label, options, id, ...props }: SelectFieldProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <div data-slot="select-field" className={cn('fallback:w-full text-left', className)}>
      <label htmlFor={selectId} className="mb-2 block text-sm leading-5 font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          id={selectId}
          className={cn(
            inputLook,
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
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-muted"
        />
      </div>
    </div>
  )
}
