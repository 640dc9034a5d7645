import { collectibles, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn, within } from 'storybook/test'
import { InstantSellCard } from '../instant-sell-card/instant-sell-card.tsx'
import { withSavedItems } from '../../stories/saved-items.tsx'
import { ItemGrid } from './item-grid.tsx'

const fourItems = collectibles.slice(0, 4)
const lead = <InstantSellCard onSell={fn()} />

const meta = {
  title: 'Sections/Item Grid',
  component: ItemGrid,
  argTypes: {
    items: { description: 'The items for sale; they may still be loading.' },
    lead: { description: 'A card before the items, such as Instant Sell.', control: false },
    empty: { description: 'Replaces the items when there are none.' },
  },
  args: { items: { status: 'ready', data: fourItems } },
  // The cards' titles stand under the title of the section that the grid is in.
  decorators: [
    (GridStory) => (
      <section className="mx-auto max-w-page p-4 sm:p-8">
        <h2 className="mb-6 font-display text-2xl font-semibold">Collectibles</h2>
        <GridStory />
      </section>
    ),
  ],
} satisfies Meta<typeof ItemGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(4)
    const first = within(cards[0]!)
    await expect(first.getByRole('heading', { level: 3 })).toHaveTextContent('Kestrel Interceptor')
    await expect(first.getByText('#KI-0911')).toBeVisible()
    await expect(first.getByText('$1250')).toBeVisible()
    await expect(first.getByRole('link', { name: 'Buy Now, Kestrel Interceptor' })).toHaveAttribute(
      'href',
      '/buy-nfa?item=nfa-kestrel-interceptor',
    )
  },
}

const onArrival = fn()

function Arrival() {
  const { pathname, state } = useLocation()
  onArrival(pathname, state)
  return null
}

/** The buy page receives the very item whose card was used. */
export const BuyNow: Story = {
  tags: ['behaviour'],
  parameters: {
    chromatic: { disableSnapshot: true },
    reactRouter: reactRouterParameters({ location: { path: paths.collectibles }, routing: { path: '*' } }),
  },
  render: (args) => (
    <>
      <ItemGrid {...args} />
      <Arrival />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('link', { name: /^Buy Now/ })[1]!)
    await expect(onArrival).toHaveBeenLastCalledWith('/buy-nfa', { item: fourItems[1] })
  },
}

export const Loading: Story = {
  args: { items: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading items')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** The server has not answered for ten seconds: a sentence stands beside the outlines, in the live region. */
export const Failed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Loading items The server has not answered yet. The page keeps asking.',
    )
  },
}

/** Instant Sell does not wait for the items. */
export const LoadingWithLead: Story = {
  args: { items: { status: 'loading' }, lead },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sell Now' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading items')
  },
}

export const Empty: Story = {
  args: { items: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No Items' })).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const EmptyWithLead: Story = {
  args: { items: { status: 'ready', data: [] }, lead },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sell Now' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No Items' })).toBeVisible()
  },
}

export const WithLead: Story = { args: { items: { status: 'ready', data: fourItems.slice(0, 3) }, lead } }

/**
 * An item without a price has a disabled Buy Now, a free item an enabled one, and a missing picture a placeholder.
 */
export const MissingFields: Story = {
  tags: ['!dev'],
  args: {
    items: {
      status: 'ready',
      data: [
        { kind: 'collectible', id: 'nfa-bare' },
        { kind: 'collectible', id: '', title: 'Not for sale yet' },
        { ...kestrelInterceptor, price: 0 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [bare, , free] = canvas.getAllByRole('article').map((card) => within(card))
    await expect(bare!.getByRole('heading')).toHaveTextContent('Untitled')
    await expect(bare!.getByText('No price yet')).toBeVisible()
    await expect(bare!.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
    await expect(bare!.queryByText(/\$/)).toBeNull()
    await expect(free!.getByText('$0')).toBeVisible()
    await expect(free!.getByRole('link', { name: 'Buy Now, Kestrel Interceptor' })).toBeVisible()
  },
}

export const LongTitles: Story = {
  tags: ['!dev'],
  args: {
    items: {
      status: 'ready',
      data: [
        {
          ...kestrelInterceptor,
          title: 'Kestrel Interceptor of the Ninth Ring Station, Recommissioned',
          price: 9007199254.5,
        },
        {
          ...kestrelInterceptor,
          id: 'nfa-unbroken',
          title: 'Kestrelinterceptorrecommissionedforthesecondcrossing',
          serialNumber: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
        },
        ...fourItems.slice(1, 3),
      ],
    },
  },
}

/** Several hundred cards: nothing overflows the window, and pictures load lazily. */
export const Hundreds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    items: {
      status: 'ready',
      data: Array.from({ length: 200 }, (_, index) => ({
        ...collectibles[index % collectibles.length]!,
        id: `nfa-${index}`,
        image: undefined,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(200)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** One of them is saved. The tab order has Buy Now first, then the card's save button. */
export const Saved: Story = {
  decorators: [withSavedItems('nfa-vanguard-helm')],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { pressed: false })).toHaveLength(3)
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Save Vanguard Helm')
  },
}

/** The save button is pressed separately, and the card around it still links to its item. */
export const Saves: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [withSavedItems()],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Buy Now, Kestrel Interceptor' })
    const mark = await canvas.findByRole('button', { name: 'Save Kestrel Interceptor' })
    link.focus()
    await userEvent.tab()
    await expect(mark).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    const { left, top, width, height } = mark.getBoundingClientRect()
    await expect(mark).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    )
    await expect(document.elementFromPoint(left - 4, top + height / 2)).toBe(link)
  },
}

/** A right-to-left name does not change the direction of its card. */
export const RightToLeft: Story = {
  tags: ['!dev'],
  args: {
    items: {
      status: 'ready',
      data: [{ ...kestrelInterceptor, title: 'צייד הבז (911)' }, ...fourItems.slice(1, 3)],
    },
  },
}
