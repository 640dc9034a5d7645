/** Storybook's manager lends addons its own React, but not its JSX runtime: this one makes elements with that React. */
import { createElement, Fragment, type ElementType } from 'react'

export const jsx = (type: ElementType, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key })

export { jsx as jsxs, Fragment }
