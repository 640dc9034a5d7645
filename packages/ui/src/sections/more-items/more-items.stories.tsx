import { collectibles, parcels } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withSavedItems } from '../../stories/saved-items.tsx'
import { MoreItems } from './more-items.tsx'

const odyssey = collectibles.filter(({ game }) => game === 'odyssey')

const meta = {
  title: 'Sections/More Items',
  component: MoreItems,
  args: {
    sameWorld: odyssey.slice(0, 4),
    seen: [...parcels.slice(0, 6), ...collectibles.slice(0, 6)],
  },
  decorators: [withSavedItems(odyssey[1]!.id)],
} satisfies Meta<typeof MoreItems>

export default meta
type Story = StoryObj<typeof meta>

/** Four of the same game and the way to all of them; a row of what was seen, which scrolls. */
export const SameWorldAndSeen: Story = {
  play: async ({ canvas }) => {
    const world = within(canvas.getByRole('region', { name: 'More from this world' }))
    await expect(world.getAllByRole('article')).toHaveLength(4)
    await expect(world.getByRole('link', { name: 'Explore All' })).toHaveAttribute(
      'href',
      '/nfa-expand?show=all&strand=odyssey',
    )
    const seen = within(canvas.getByRole('region', { name: 'Recently seen' }))
    await expect(seen.getAllByRole('article')).toHaveLength(12)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const OneOfEach: Story = {
  tags: ['!dev'],
  args: { sameWorld: parcels.slice(0, 1), seen: parcels.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore All' })).toHaveAttribute(
      'href',
      `/land?strand=${parcels[0]!.game}`,
    )
  },
}

/** Of the seen items one costs another price today, and one has left the market. */
export const SeenItemsChanged: Story = {
  args: {
    sameWorld: [],
    seen: [{ ...parcels[0]!, price: 1500, formerPrice: 1060 }, { ...parcels[1]!, gone: true }, parcels[2]!],
  },
}

/** A game without others: only what was seen. */
export const OnlySeen: Story = {
  args: { sameWorld: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'More from this world' })).toBeNull()
  },
}

/** Without related items the sections are absent. */
export const Empty: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { sameWorld: [], seen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** The keyboard goes from card to card, and the row follows. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { sameWorld: [] },
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getByRole('region', { name: 'Recently seen' })).getByRole('list')
    const last = within(row).getAllByRole('link').at(-1)!
    while (document.activeElement !== last) await userEvent.tab()
    const { right } = last.getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right)
  },
}
