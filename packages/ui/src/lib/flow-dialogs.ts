import { createElement, Fragment, type ReactNode } from 'react'

/**
 * The dialogs of a flow, each under its name in the flow's view, which opens one at most: one that the view may name and
 * nobody draws is a type error.
 */
export const flowDialogs = <Name extends string>(
  dialogs: Readonly<Record<Exclude<Name, 'none'>, ReactNode>>,
): ReactNode =>
  Object.entries<ReactNode>(dialogs).map(([key, dialog]) => createElement(Fragment, { key }, dialog))
