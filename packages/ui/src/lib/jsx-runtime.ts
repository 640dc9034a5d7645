import type { ElementType } from 'react'
import { Fragment, jsx as createElement, jsxs as createElementWithChildren } from 'react/jsx-runtime'

export { Fragment }

type Create = typeof createElement

/** An element of the DOM, or a component that passes its props on to one, as those of libraries and any with a class do. */
const isDrawn = (type: ElementType, props: object): boolean =>
  typeof type !== 'symbol' && (typeof type !== 'function' || 'className' in props)

const marking =
  (create: Create): Create =>
  (type, props, key) =>
    create(type, isDrawn(type, props as object) ? { 'data-meridian': '', ...(props as object) } : props, key)

export const jsx = marking(createElement)
export const jsxs = marking(createElementWithChildren)
