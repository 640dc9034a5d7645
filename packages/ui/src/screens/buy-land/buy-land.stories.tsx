import { calderaRidge } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import { inMoreContrast, onPhone } from '../../stories/widths.ts'
import * as collectible from '../buy-collectible/buy-collectible.stories.tsx'
import { BuyLandScreen } from './buy-land.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const meta = {
  title: 'Screens/Buy Land',
  component: BuyLandScreen,
  decorators: [withSiteFrame],
  args: { ...collectible.default.args, item: calderaRidge },
  parameters: {
    page: { addresses: [paths.buyLand], described: 'docs/product.md#item-pages', account: 'signedIn' },
    reactRouter: reactRouterParameters({ location: { path: paths.buyLand }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof BuyLandScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

export const ButtonsCallBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Caldera Ridge')
    await expect(canvas.getByRole('img', { name: /crater of black glass/ })).toBeVisible()
    await expect(canvas.getByText('#L-0009')).toBeVisible()
    await expect(canvas.getByText('Listed')).toBeVisible()
    await expect(canvas.getByRole('definition')).toHaveTextContent('$4200')
    await expect(canvas.getByText('Owned By 0x21…17c4')).toBeVisible()
    await expect(canvas.queryByText(/Views/)).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy With Card' }))
    await expect(args.onPayByCard).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Make Offer' }))
    await expect(args.onMakeOffer).toHaveBeenCalledOnce()
  },
}

/** The purchase check is running. */
export const Busy: Story = collectible.Busy

export const MissingFields: Story = {
  ...collectible.MissingFields,
  tags: ['!dev'],
  args: { item: { kind: 'land', id: 'land-bare' } },
}

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    item: {
      ...calderaRidge,
      title: 'Caldera Ridge above the Ninth Ring Station, Resurveyedforthesecondcrossing',
      serialNumber: '#L-0009-RESURVEYED-FOR-THE-SECOND-CROSSING',
      price: 1234567.89,
      description: `${calderaRidge.description} `.repeat(4),
    },
  },
}

/** Ground that costs nothing can be bought. */
export const Free: Story = {
  ...collectible.Free,
  tags: ['!dev'],
  args: { item: { ...calderaRidge, price: 0 } },
}

export const WithoutPicturePhone: Story = {
  ...onPhone,
  tags: ['!dev'],
  args: { item: { ...calderaRidge, image: undefined } },
}
