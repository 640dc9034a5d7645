/**
 * Storybook's manager lends its React to addons, but not its JSX runtime. This one creates elements with that React.
 */
import { createElement, Fragment, type ElementType, type ReactNode } from 'react'

export const jsx = (type: ElementType, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key })

/** React demands keys of children in an array, but not of separate arguments. */
export const jsxs = (
  type: ElementType,
  { children, ...props }: { children: readonly ReactNode[] },
  key?: string,
) => createElement(type, key === undefined ? props : { ...props, key }, ...children)

export { Fragment }
