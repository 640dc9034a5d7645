import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, waitFor, within } from 'storybook/test'
import { inForcedColours, onPhone, oneWidth } from '../../stories/widths.ts'
import { TabLinks } from './tab-links.tsx'

const at = (path: string) => reactRouterParameters({ location: { path }, routing: { path: '*' } })

const meta = {
  title: 'Components/Tab Links',
  component: TabLinks,
  args: {
    label: 'Market',
    tabs: [
      { label: 'Overview', to: '/market-place' },
      { label: 'Collectibles', to: '/nfa-expand' },
      { label: 'Lands', to: '/land' },
      { label: 'Activities', to: '/personal-activity' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-page p-4">
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: oneWidth, reactRouter: at('/land') },
} satisfies Meta<typeof TabLinks>

export default meta
type Story = StoryObj<typeof meta>

/** Exactly one tab is the current page. */
export const Active: Story = {
  parameters: { chromatic: inForcedColours },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Market' }))
    await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Lands')
    await expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/market-place',
      '/nfa-expand',
      '/land',
      '/personal-activity',
    ])
  },
}

/** `/Profile` and `/profile` are one page. */
export const OtherCase: Story = {
  tags: ['!dev'],
  args: {
    label: 'Profile',
    tabs: [
      { label: 'Collectible', to: '/Profile' },
      { label: 'Land', to: '/Lands' },
    ],
  },
  parameters: { reactRouter: at('/profile') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Collectible')
  },
}

export const NoneActive: Story = {
  parameters: { reactRouter: at('/about') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
  },
}

export const Focused: Story = { globals: { pseudo: { focusVisible: 'li:first-child a' } } }

/** All four fit on a phone. */
export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    // Its own font is narrower than the fallback.
    await waitFor(() => expect(list.scrollWidth).toBe(list.clientWidth))
  },
}

/** Too narrow for all tabs: the bar scrolls sideways and fades at the cut edge; the page does not scroll. */
export const Overflowing: Story = {
  tags: ['!dev'],
  args: { className: 'w-64' },
  parameters: { reactRouter: at('/market-place') },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await waitFor(() => expect(getComputedStyle(list).maskImage).toMatch(/ 0px, .+ calc\(100% - 40px\)/))
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** The open tab would lie beyond the edge: the bar starts scrolled to it. */
export const LastActive: Story = {
  tags: ['!dev'],
  args: { className: 'w-64' },
  parameters: { reactRouter: at('/personal-activity') },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('list').getBoundingClientRect().right
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Activities')
    await expect(canvas.getByRole('link', { current: 'page' }).getBoundingClientRect().right).toBeLessThan(
      edge + 1,
    )
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByRole('list')).maskImage).toMatch(/ 40px, .+ 100%/),
    )
  },
}

export const LastReachedByKeyboard: Story = {
  ...Overflowing,
  tags: ['behaviour'],
  parameters: { ...Overflowing.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'Activities' })
    last.focus()
    const edge = canvas.getByRole('list').getBoundingClientRect().right
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThan(edge + 1))
  },
}
