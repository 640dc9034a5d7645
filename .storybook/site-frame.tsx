import type { Decorator } from '@storybook/react-vite'
import { savedInMemory, SavedItemsContext } from '@meridian/ui/lib/saved-items'
import { SearchBox } from '@meridian/ui/sections/search-box'
import { SiteFooter } from '@meridian/ui/sections/site-footer'
import { SiteHeader } from '@meridian/ui/sections/site-header'
import { useState } from 'react'
import { action } from 'storybook/actions'
import { pages } from './pages.ts'
import { toolbarMenu, type ToolbarMenu } from './toolbar-menu.ts'

/** The account that the site header shows around a screen. */
export const accountType: ToolbarMenu = toolbarMenu('Signed in as', 'user', 'Account in the site header', {
  fitting: 'Signed in as the page needs',
  signedIn: 'Signed in as a player',
  signedOut: 'Signed out',
})

const onDeadEnd = action('dead end')
const onLogOut = action('log out')
const search = (
  <SearchBox query="" onQueryChange={action('query')} results={null} onChoose={action('choose')} />
)

/** A player can save items from a screen, as in the product: at first none is. */
export const withScreenSaves: Decorator = (Story, { title }) => {
  const [saved] = useState(() => savedInMemory())
  return (
    <SavedItemsContext value={pages[title] ? saved : null}>
      <Story />
    </SavedItemsContext>
  )
}

/** A screen stands between the site's header and footer, as in the product; `parameters: { bare: true }` shows it alone. */
export const withSiteFrame: Decorator = (Story, { title, globals, parameters }) => {
  const page = pages[title]
  if (!page || page.bare || parameters['bare']) return <Story />
  const { account } = globals as { account: 'fitting' | 'signedIn' | 'signedOut' }
  const signedIn = account === 'fitting' ? page.account === 'signedIn' : account === 'signedIn'
  return (
    <>
      <SiteHeader
        account={signedIn ? { status: 'signedIn', name: 'Ada Kestrel' } : { status: 'signedOut' }}
        search={signedIn && search}
        onDeadEnd={onDeadEnd}
        onLogOut={onLogOut}
      />
      <Story />
      <SiteFooter onDeadEnd={onDeadEnd} />
    </>
  )
}
