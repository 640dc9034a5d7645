import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../lib/links.ts'
import { expect, within } from 'storybook/test'
import { oneWidth, onDesktop, onPhone } from '../../stories/widths.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { ItemCard } from './item-card.tsx'
import { coversCard } from '../card/card.tsx'

const meta = {
  title: 'Components/Item Card',
  component: ItemCard,
  args: {
    title: 'Kestrel Interceptor',
    serialNumber: '#KI-0911',
    price: '$1800.5',
    image: kestrelInterceptor.image,
    alt: 'A fighter over a podium',
    action: (
      <Button asChild tone="quiet" className={coversCard} size="sm">
        <Link to="/buy-nfa">Buy Now</Link>
      </Button>
    ),
  },
  render: (args) => (
    <div className="w-72">
      <ItemCard {...args} />
    </div>
  ),
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof ItemCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'))
    await expect(card.getByRole('heading', { level: 3, name: 'Kestrel Interceptor' })).toBeVisible()
    await expect(card.getByRole('img', { name: 'A fighter over a podium' })).toBeVisible()
    await expect(card.getByText('#KI-0911')).toBeVisible()
    await expect(card.getByText('$1800.5')).toBeVisible()
    const link = card.getByRole('link', { name: 'Buy Now' })
    await expect(link).toHaveAttribute('href', '/buy-nfa')
    const { left, top } = canvas.getByRole('article').getBoundingClientRect()
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(link)
  },
}

export const WithBadge: Story = { args: { badge: <Badge tone="signal">Listed</Badge> } }

/** Saved at another price than today's. */
export const PriceChanged: Story = {
  args: { price: '$1500', formerPrice: 'was $1060' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('was $1060')).toBeVisible()
  },
}

/** The market no longer has it: dimmed, and nothing to press. */
export const Gone: Story = {
  args: {
    gone: true,
    interactive: false,
    badge: <Badge>Delisted</Badge>,
    action: (
      <Button tone="quiet" size="sm" disabled>
        Buy Now
      </Button>
    ),
  },
}

/** Pointed at: it rises and lights up. */
export const Hovered: Story = { globals: { pseudo: { hover: '[data-slot="item-card"]' } } }

export const WithoutPicture: Story = {
  tags: ['!dev'],
  args: { image: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A fighter over a podium' }).tagName).toBe('svg')
  },
}

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    title: 'Uncharted Interplanetary Reconnaissance Companion Mk IV',
    serialNumber: '#KI-0911-EARLY-SUPPORTER-EDITION',
    price: '$1234567.89',
  },
}

export const TopLevel: Story = {
  tags: ['!dev'],
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
}

/** Four columns on a desktop: cards of one row are equally tall. */
export const InGrid: Story = {
  ...onDesktop,
  parameters: { ...onDesktop.parameters, layout: 'fullscreen' },
  render: (args) => (
    <div className="mx-auto grid max-w-page grid-cols-2 gap-3 p-4 sm:gap-5 lg:grid-cols-4 lg:p-8">
      <ItemCard {...args} badge={<Badge tone="signal">Listed</Badge>} />
      <ItemCard {...args} title="Uncharted Interplanetary Reconnaissance Companion" price="$120" />
      <ItemCard {...args} title="Kestrel Interceptor 09" image={undefined} price="$920" />
      <ItemCard {...args} title="Vanguard Helm 0117" price="$2000" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
  },
}

/** Two columns: price and action stand under each other, and nothing is cut. */
export const Phone: Story = {
  ...InGrid,
  ...onPhone,
  tags: ['!dev'],
  parameters: { ...onPhone.parameters, layout: 'fullscreen' },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      const { top } = within(card).getByRole('link', { name: 'Buy Now' }).getBoundingClientRect()
      await expect(top).toBeGreaterThan(within(card).getByText(/^\$/).getBoundingClientRect().top)
      await expect(card.scrollWidth).toBe(card.clientWidth)
    }
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
