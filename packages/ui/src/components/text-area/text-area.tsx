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

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** The name of the value in the form. */
  name: string
  /** The number of visible lines. It is 4 by default. */
  rows?: number | undefined
}

/**
 * A labelled text of several lines with its hint and error. Every prop that is not its own goes to the `<textarea>`,
 * `ref` included; `className` goes to the outer element.
 *
 * Use it for text of several lines, such as a bio. One line is a `Field`.
 */
export function TextArea({ className, label, error, hint, id, required, rows = 4, ...props }: TextAreaProps) {
  return (
    <FieldRoot data-slot="text-area" controlId={id} {...{ className, error, hint, required }}>
      <FieldLabel>{label}</FieldLabel>
      <FieldControl asChild>
        <textarea
          rows={rows}
          className={cn(inputStyles, 'block min-h-12 resize-y px-4 py-3 leading-6')}
          {...props}
        />
      </FieldControl>
      <FieldError />
      <FieldHint />
    </FieldRoot>
  )
}
