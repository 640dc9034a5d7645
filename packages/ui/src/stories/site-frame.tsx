import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { savedInMemory, SavedItemsContext } from '../lib/saved-items.ts'
import { SearchBox } from '../sections/search-box/search-box.tsx'
import { SiteFooter } from '../sections/site-footer/site-footer.tsx'
import { SiteHeader } from '../sections/site-header/site-header.tsx'

/** The parameter `page` of a screen's stories. */
export interface ScreenPage {
  /** The addresses of the screen; empty for one that replaces another. */
  addresses: readonly string[]
  /** The chapter that describes it. */
  described: string
  /** The account of the page's player; a visitor by default. */
  account?: 'signedIn' | undefined
}

const onDeadEnd = fn().mockName('dead end')
const onLogOut = fn().mockName('log out')
const search = (
  <SearchBox
    query=""
    onQueryChange={fn().mockName('query')}
    results={null}
    onChoose={fn().mockName('choose')}
  />
)

/**
 * Renders a screen between the site's header and footer, with saved items; `parameters: { bare: true }` leaves header and
 * footer out. The toolbar's account overrides that of the page.
 */
export const withSiteFrame: Decorator = (Story, { globals, parameters }) => {
  const [saved] = useState(() => savedInMemory())
  const { account } = globals as { account: 'fitting' | 'signedIn' | 'signedOut' }
  const page = parameters['page'] as ScreenPage
  const signedIn = account === 'fitting' ? page.account === 'signedIn' : account === 'signedIn'
  const screen = (
    <SavedItemsContext value={saved}>
      <Story />
    </SavedItemsContext>
  )
  if (parameters['bare']) return screen
  return (
    <>
      <SiteHeader
        player={signedIn ? { status: 'signedIn', name: 'Ada Kestrel' } : { status: 'signedOut' }}
        search={signedIn && search}
        onDeadEnd={onDeadEnd}
        onLogOut={onLogOut}
      />
      {screen}
      <SiteFooter onDeadEnd={onDeadEnd} />
    </>
  )
}
