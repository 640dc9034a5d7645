import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'

/** The classes under which the addon repeats every rule of a state. */
const classes = {
  hover: 'pseudo-hover',
  focus: 'pseudo-focus',
  focusVisible: 'pseudo-focus-visible',
  active: 'pseudo-active',
}

/** A selector for each pointer or focus state. */
type Held = Partial<Record<keyof typeof classes, string>>

/**
 * Holds a story's elements in a state: `parameters: { held: { hover: '.hover' } }`. The addon's own parameter is a global,
 * set after a story has rendered and still set in the next: pictures depended on the order of the stories.
 */
export const withPseudoState: Decorator = (Story, { canvasElement, parameters }) => (
  <PseudoState canvas={canvasElement} held={parameters['held'] as Held | undefined}>
    <Story />
  </PseudoState>
)

function PseudoState({
  canvas,
  held,
  children,
}: {
  canvas: HTMLElement
  held: Held | undefined
  children: ReactNode
}) {
  // At each render, as React may have replaced the class names.
  useLayoutEffect(() => {
    for (const [state, selector] of Object.entries(held ?? {}))
      for (const element of canvas.querySelectorAll(selector))
        element.classList.add(classes[state as keyof Held])
  })
  return children
}
