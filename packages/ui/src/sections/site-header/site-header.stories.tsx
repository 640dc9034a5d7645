import { paths } from '@meridian-2117/contract/paths/paths'
import { picturePath } from '../../pictures/pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { onDesktop, onPhone, onTablet } from '../../stories/widths.ts'
import { Container } from '../../components/container/container.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { override, MessagesProvider } from '../../lib/messages.ts'
import { siteHeaderMessages, siteMenuMessages } from './site-header.messages.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { shopEntries, socialLinks } from './menu-entries.ts'
import { SiteHeader } from './site-header.tsx'

const search = <SearchBox query="" onQueryChange={fn()} results={null} onChoose={fn()} />

const meta = {
  title: 'Sections/Site Header',
  component: SiteHeader,
  args: { player: { status: 'signedOut' }, onDeadEnd: fn(), onLogOut: fn() },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    reactRouter: reactRouterParameters({ location: { path: paths.home }, routing: { path: '*' } }),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Page layout="column">
          <Container>
            <h1 className="py-8 font-display text-2xl">The page under the header</h1>
          </Container>
        </Page>
      </>
    ),
  ],
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor: Sign In leads to sign-up, and there is no search. */
export const SignedOut: Story = {
  ...onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meridian 2117' })).toHaveAttribute('href', paths.home)
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', paths.about)
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.signUp)
    await expect(canvas.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'News' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument()
  },
}

export const SignedIn: Story = {
  args: { player: { status: 'signedIn', name: 'Ada Kestrel' }, search },
}

/** A prerendered page in a browser that remembers no player. */
export const UnknownVisitor: Story = {
  ...onDesktop,
  args: { player: { status: 'unknown' }, search: ' ' },
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument()
  },
}

/** The same page for a remembered player: it has their buttons and the space of their search box. */
export const RememberedPlayer: Story = {
  ...UnknownVisitor,
  tags: ['!dev'],
  beforeEach: () => {
    document.documentElement.dataset['visitor'] = 'remembered'
    return () => delete document.documentElement.dataset['visitor']
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
  },
}

/** The player’s own picture takes the icon’s place. */
export const WithAvatar: Story = {
  ...onDesktop,
  args: {
    player: {
      status: 'signedIn',
      name: 'Ada Kestrel',
      avatar: picturePath('collectibles', 'vanguard-helm'),
    },
    search,
  },
  play: async ({ canvas }) => {
    const profile = canvas.getByRole('link', { name: 'Profile' })
    await expect(within(profile).getByRole('img', { name: 'Avatar of Ada Kestrel' })).toBeVisible()
  },
}

export const AsksToLogOut: Story = {
  ...onDesktop,
  ...SignedIn,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', paths.profile)
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

/** The link of the open page is highlighted. */
export const OnAboutPage: Story = {
  ...onDesktop,
  parameters: {
    ...onDesktop.parameters,
    reactRouter: reactRouterParameters({ location: { path: paths.about }, routing: { path: '*' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page')
  },
}

/** The first tab stop skips the bar. */
export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#content')
  },
}

export const SkipsToContent: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const ShopOpen: Story = {
  ...onDesktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Shop' }))
    await expect(await screen.findByRole('menu', { name: 'Shop' })).toBeVisible()
  },
}

/** Hovering opens Shop; a press then pins it, and leaving does not close it. */
export const ShopByHover: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Shop' }))
    await expect(await screen.findByRole('menu', { name: 'Shop' })).toBeVisible()
    // The first opening loads the menu, whose own button appears under the mouse.
    const button = canvas.getByRole('button', { name: 'Shop' })
    await userEvent.hover(button)
    await userEvent.unhover(button)
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await userEvent.hover(button)
    await screen.findByRole('menu', { name: 'Shop' })
    await userEvent.click(button)
    await userEvent.unhover(button)
    await expect(screen.getByRole('menu', { name: 'Shop' })).toBeVisible()
  },
}

/** The button names its menu before that has loaded, and nothing moves afterwards. */
export const ShopWhileLoading: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: 'Shop' })
    await expect(button()).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button()).toHaveAttribute('aria-expanded', 'false')
    const box = button().getBoundingClientRect()
    button().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: /^Overview & Desc/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button()).toHaveFocus())
    await expect(button().getBoundingClientRect()).toEqual(box)
  },
}

/** The menu stays closed if the focus moves before it has loaded. */
export const ShopStaysClosed: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Shop' })
    button.focus()
    button.click()
    canvas.getByRole('link', { name: 'About Us' }).focus()
    await userEvent.click(canvas.getByRole('button', { name: 'Social' }))
    await screen.findByRole('menu', { name: 'Social' })
    await expect(screen.queryByRole('menu', { name: 'Shop' })).not.toBeInTheDocument()
  },
}

/** Each entry of Shop closes the menu and calls back with its key, no more. */
export const ShopByKeyboard: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: 'Shop' })
    for (const { name } of shopEntries) {
      const label = siteMenuMessages[name]
      button().focus()
      await userEvent.keyboard('{Enter}')
      const menu = within(await screen.findByRole('menu', { name: 'Shop' }))
      await waitFor(() => expect(menu.getAllByRole('menuitem')[0]).toHaveFocus())
      await expect(menu.getByText(siteMenuMessages[`${name}Note`])).toBeVisible()
      await userEvent.click(menu.getByRole('menuitem', { name: new RegExp(`^${label}`) }))
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
      await expect(button()).toHaveFocus()
      await expect(args.onDeadEnd).toHaveBeenLastCalledWith(`shop:${name}`)
    }
    await expect(args.onDeadEnd).toHaveBeenCalledTimes(4)
  },
}

/** Sets `relatedTarget` as browsers do, unlike `userEvent.hover`. */
async function movePointer(from: Element, to: Element) {
  await fireEvent.pointerOut(from, { relatedTarget: to, pointerType: 'mouse' })
  await fireEvent.pointerOver(to, { relatedTarget: from, pointerType: 'mouse' })
  await fireEvent.pointerMove(to, { pointerType: 'mouse' })
}

/** A menu that opens on hover takes no key from a typing player: in the search, a text, a select or a frame. */
export const HoverWhileTyping: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { player: { status: 'signedIn', name: 'Ada Kestrel' }, search },
  decorators: [
    (Story) => (
      <>
        <Story />
        <textarea aria-label="Bio" />
        <select aria-label="Game">
          <option>Odyssey</option>
        </select>
        <iframe title="Card" sandbox="" srcDoc="<input>" />
      </>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const shop = canvas.getByRole('button', { name: 'Shop' })
    const fields = [
      canvas.getByRole('combobox', { name: 'Search' }),
      canvas.getByRole('textbox', { name: 'Bio' }),
      canvas.getByRole('combobox', { name: 'Game' }),
      canvas.getByTitle('Card'),
    ]
    for (const field of fields) {
      field.focus()
      await movePointer(document.body, shop)
      const entry = await screen.findByRole('menuitem', { name: /^My Assets/ })
      const next = screen.getByRole('menuitem', { name: /^Land/ })
      await expect(field).toHaveFocus()
      await movePointer(shop, next)
      await movePointer(next, entry)
      await expect(field).toHaveFocus()
      if (field instanceof HTMLTextAreaElement) {
        await userEvent.keyboard('4242')
        await expect(field).toHaveValue('4242')
      }
      // The browser would focus the pressed entry.
      await expect(await fireEvent.mouseDown(entry)).toBe(false)
      await fireEvent.click(entry)
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
      await expect(field).toHaveFocus()
      await movePointer(entry, document.body)
    }
    await expect(args.onDeadEnd).toHaveBeenCalledTimes(fields.length)
  },
}

/** A key on the button of a menu that hovering has opened enters it. */
export const HoveredByKeyboard: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Shop' })
    for (const key of ['{ArrowDown}', '{Enter}', ' ']) {
      await userEvent.hover(button)
      const menu = await screen.findByRole('menu', { name: 'Shop' })
      button.focus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(within(menu).getAllByRole('menuitem')[0]).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(menu).not.toBeInTheDocument())
      await expect(button).toHaveFocus()
      await userEvent.unhover(button)
    }
  },
}

/** On desktop, News and the three entries of Social have no destination. */
export const DeadEnds: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'News' }))
    await expect(args.onDeadEnd).toHaveBeenLastCalledWith('header:news')
    for (const { network } of socialLinks) {
      const label = siteMenuMessages[network]
      await userEvent.click(canvas.getByRole('button', { name: 'Social' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: label }))
      await expect(args.onDeadEnd).toHaveBeenLastCalledWith(`social:${network}`)
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    }
  },
}

/** A dead end is reported by its key, whatever its translation. */
export const Translated: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <MessagesProvider
        value={
          new Map([
            override(siteHeaderMessages, { news: 'Neues', shop: 'Laden' }),
            override(siteMenuMessages, { land: 'Boden' }),
          ])
        }
      >
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neues' }))
    await expect(args.onDeadEnd).toHaveBeenLastCalledWith('header:news')
    await userEvent.click(canvas.getByRole('button', { name: 'Laden' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Boden/ }))
    await expect(args.onDeadEnd).toHaveBeenLastCalledWith('shop:land')
  },
}

export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  args: { player: { status: 'signedIn', name: 'Ada Kestrel' }, search },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Search' })
    await expect(input).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Shop' })).not.toBeInTheDocument()
    const heading = canvas.getByRole('heading', { name: 'The page under the header' })
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(input.getBoundingClientRect().bottom)
  },
}

export const Tablet: Story = {
  ...onTablet,
  tags: ['!dev'],
  args: { player: { status: 'signedIn', name: 'Ada Kestrel' }, search },
}

/** The hamburger's menu holds what the wide bar holds; there, News and the social networks are real links. */
export const PhoneMenu: Story = {
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(document.body).toHaveStyle({ overflow: 'hidden' })
    await expect(await menu.findByRole('link', { name: 'About Us' })).toHaveAttribute('href', paths.about)
    await expect(menu.getByRole('link', { name: 'News' })).toHaveAttribute('href', paths.news)
    await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.signUp)
    await expect(menu.queryByRole('link', { name: 'Discord' })).not.toBeInTheDocument()
    await userEvent.click(menu.getByRole('button', { name: 'Social' }))
    for (const { network, href } of socialLinks) {
      const link = menu.getByRole('link', { name: siteMenuMessages[network] })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('rel', 'noreferrer')
    }
  },
}

/** An entry of Shop closes the menu, calls back with its key and returns the focus. */
export const PhoneMenuShop: Story = {
  ...onPhone,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(await menu.findByRole('button', { name: 'Shop' }))
    await userEvent.click(menu.getByRole('button', { name: /^My Assets/ }))
    await expect(args.onDeadEnd).toHaveBeenCalledOnce()
    await expect(args.onDeadEnd).toHaveBeenCalledWith('shop:assets')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus())
    await expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
  },
}

/** Logout closes the menu first, so that the dialog that follows is not under it. */
export const PhoneMenuSignedIn: Story = {
  ...onPhone,
  args: { player: { status: 'signedIn', name: 'Ada Kestrel' }, search },
  play: async ({ args, canvas, userEvent }) => {
    const open = async () => userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await open()
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(menu.getByText('Ada Kestrel')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', paths.profile)
  },
}

export const TabletMenu: Story = {
  ...onTablet,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(await menu.findByRole('button', { name: 'Shop' }))
    await expect(menu.getByText('Buy a parcel of land and build on it')).toBeVisible()
  },
}
