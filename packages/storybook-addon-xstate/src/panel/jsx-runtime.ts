/** Storybook's manager lends addons its own React, but not its JSX runtime: this one makes elements with that React. */
import { createElement, Fragment, type ElementType, type ReactNode } from 'react'

export const jsx = (type: ElementType, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key })

/** React asks the children of an array for keys, and those that it is given one by one for none. */
export const jsxs = (
  type: ElementType,
  { children, ...props }: { children: readonly ReactNode[] },
  key?: string,
) => createElement(type, key === undefined ? props : { ...props, key }, ...children)

export { Fragment }
