import type { ComponentProps } from 'react'
import { ActiveLink } from '../../lib/links.ts'
import { TabBar, tabStyles } from './tab-bar.tsx'

export interface TabLinksProps extends ComponentProps<'nav'> {
  /** The bar's name for a screen reader, such as "Market". */
  label: string
  /** In the product's order; `to` is the address of the tab's page. */
  tabs: { label: string; to: string }[]
  /** The navigation state of each tab, for pages that need an item. */
  state?: unknown
}

/**
 * A tab bar shared by pages with addresses of their own.
 *
 * Use it for pages of equal rank. Steps in an order are a chain of dialogs, and parts of one page have headings.
 */
export function TabLinks({ label, tabs, state, ...props }: TabLinksProps) {
  return (
    <TabBar data-slot="tab-links" label={label} {...props}>
      {tabs.map((tab) => (
        <ActiveLink key={tab.to} to={tab.to} state={state} className={tabStyles}>
          {tab.label}
        </ActiveLink>
      ))}
    </TabBar>
  )
}
