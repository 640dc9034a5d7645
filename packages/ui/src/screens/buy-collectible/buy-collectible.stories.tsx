import { collectibles, kestrelInterceptor, parcels } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inMoreContrast, onPhone } from '../../stories/widths.ts'
import { MoreItems } from '../../sections/more-items/more-items.tsx'
import { BuyCollectibleScreen } from './buy-collectible.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const meta = {
  title: 'Screens/Buy Collectible',
  component: BuyCollectibleScreen,
  decorators: [withSiteFrame],
  args: {
    item: kestrelInterceptor,
    busy: false,
    onBuy: fn(),
    onPayByCard: fn(),
    onMakeOffer: fn(),
    sharing: { copied: false, onShare: fn() },
  },
  parameters: {
    page: { addresses: [paths.buyCollectible], described: 'docs/product.md#item-pages', account: 'signedIn' },
    reactRouter: reactRouterParameters({ location: { path: paths.buyCollectible }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof BuyCollectibleScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

export const ButtonsCallBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Kestrel Interceptor')
    await expect(canvas.getByRole('img', { name: /twin-engine fighter/ })).toBeVisible()
    await expect(canvas.getByText('#KI-0911')).toBeVisible()
    await expect(canvas.getByText('Listed')).toBeVisible()
    await expect(canvas.getByRole('term')).toHaveTextContent('Price')
    await expect(canvas.getByRole('definition')).toHaveTextContent('$1250')
    await expect(canvas.getByText('Owned by Meridian Vault')).toBeVisible()
    await expect(canvas.getByText('505 Views')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy With Card' }))
    await expect(args.onPayByCard).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Make Offer' }))
    await expect(args.onMakeOffer).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.sharing?.onShare).toHaveBeenCalledOnce()
  },
}

/** The purchase check is running: no button acts, and the focus stays where it was. */
export const Busy: Story = {
  args: { busy: true },
}

export const BuysOnce: Story = {
  ...Busy,
  tags: ['behaviour'],
  args: { ...Busy.args, sharing: undefined },
  parameters: { chromatic: { disableSnapshot: true }, bare: true },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: /^(Buy|Make) / })
    await expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
      'true',
    ])
    for (const button of buttons) {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveFocus()
    }
    await expect(args.onBuy).not.toHaveBeenCalled()
    await expect(args.onPayByCard).not.toHaveBeenCalled()
    await expect(args.onMakeOffer).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your purchase')
  },
}

export const WithRelatedItems: Story = {
  args: {
    more: (
      <MoreItems
        sameWorld={collectibles.filter(({ game }) => game === 'odyssey').slice(0, 4)}
        seen={parcels.slice(0, 6)}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'More from this world' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Recently seen' })).toBeVisible()
  },
}

/** The browser has no dialog for sharing: the address was copied. */
export const LinkCopied: Story = {
  args: { sharing: { copied: true, onShare: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Link copied' })).toBeVisible()
  },
}

export const MissingFields: Story = {
  tags: ['!dev'],
  args: { item: { kind: 'collectible', id: 'nfa-bare' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Untitled')
    await expect(canvas.getByRole('definition')).toHaveTextContent('No price yet')
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Buy With Card' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Make Offer' })).toBeEnabled()
  },
}

export const LongTitle: Story = {
  tags: ['!dev'],
  args: {
    item: {
      ...kestrelInterceptor,
      title: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
      serialNumber: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
      price: 1234567.89,
      description: `${kestrelInterceptor.description} `.repeat(4),
    },
  },
}

const onArrival = fn()

function Arrival() {
  const { pathname, state } = useLocation()
  onArrival(pathname, state)
  return null
}

/** On small screens there are tabs, and both pass the item on. */
export const TabsOnPhone: Story = {
  ...onPhone,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <BuyCollectibleScreen {...args} />
      <Arrival />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Item' }))
    await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(tabs.getByRole('link', { name: 'Offer 0' }))
    await waitFor(() => expect(onArrival).toHaveBeenLastCalledWith('/offer-recieved', { item: args.item }))
    await userEvent.click(tabs.getByRole('link', { name: 'Overview' }))
    await waitFor(() => expect(onArrival).toHaveBeenLastCalledWith('/buy-nfa', { item: args.item }))
  },
}

/** A player can buy a free item. */
export const Free: Story = {
  tags: ['!dev'],
  args: { item: { ...kestrelInterceptor, price: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('$0')
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
  },
}

export const WithoutPicturePhone: Story = {
  ...onPhone,
  tags: ['!dev'],
  args: { item: { ...kestrelInterceptor, image: undefined } },
}
