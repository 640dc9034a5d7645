import * as React from 'react'

export interface ToolProps {
  name: string
  title?: string
  'aria-pressed'?: boolean
  onClick: () => void
}

export const Tool = ({ name, ...button }: ToolProps) => (
  <button type="button" {...button}>
    {name}
  </button>
)
