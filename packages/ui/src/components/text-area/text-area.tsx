import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { inputStyles } from '../../lib/input-styles.ts'
import { FieldShell, type FieldTexts } from '../field/field-shell.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** The name of the value in the form. */
  name: string
  /** The number of visible lines. It is 4 by default. */
  rows?: number | undefined
}

/**
 * A labelled text of several lines with its hint and error. Every prop that is not its own goes to the `<textarea>`,
 * `ref` included; `className` goes to the outer element.
 */
export function TextArea({ className, label, error, hint, id, required, rows = 4, ...props }: TextAreaProps) {
  return (
    <FieldShell slot="text-area" {...{ className, label, error, hint, id, required }}>
      {(tied) => (
        <textarea
          {...tied}
          rows={rows}
          className={cn(
            inputStyles,
            'block min-h-12 resize-y px-4 py-3 leading-6',
            'aria-invalid:border-alert',
          )}
          {...props}
        />
      )}
    </FieldShell>
  )
}
