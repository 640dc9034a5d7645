import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Maps each dialog name of a flow's view to its element; at most one is open. A name without an element is a type
 * error.
 */
export const flowDialogs = <Name extends string>(
  dialogs: Readonly<Record<Exclude<Name, 'none'>, ReactNode>>,
): ReactNode =>
  Object.entries<ReactNode>(dialogs).map(([key, dialog]) => createElement(Fragment, { key }, dialog))
