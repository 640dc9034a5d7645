import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { inputStyles } from '../../lib/input-styles.ts'
import { FieldShell, type FieldVoice, type FieldTexts } from './field-shell.tsx'

export interface FieldProps extends ComponentProps<'input'>, FieldTexts, FieldVoice {
  /** The name of the value in the form. */
  name: string
  /** A control inside the input's right edge, such as the password toggle. */
  trailing?: ReactNode
}

/**
 * A labelled text input with its hint and error. Every prop that is not its own goes to the `<input>`, `ref`
 * included; `className` goes to the outer element. The form around it uses `noValidate`: messages come from props,
 * never from the browser.
 */
export function Field({ className, label, error, hint, live, trailing, id, required, ...props }: FieldProps) {
  return (
    <FieldShell slot="field" {...{ className, label, error, hint, live, id, required }}>
      {(tied) => (
        <div className="relative">
          <input
            {...tied}
            // Browsers change a number that has the focus by the wheel, while the page is scrolled.
            onWheel={({ currentTarget }) => currentTarget.type === 'number' && currentTarget.blur()}
            className={cn(
              inputStyles,
              'h-12 px-4',
              'aria-invalid:border-alert read-only:border-seam read-only:bg-plate read-only:text-ink-muted',
              'disabled:cursor-not-allowed disabled:opacity-50',
              trailing && 'pr-13',
            )}
            {...props}
          />
          {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
        </div>
      )}
    </FieldShell>
  )
}
