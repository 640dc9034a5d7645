import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn } from 'storybook/test'
import { MakeOfferScreen } from './make-offer.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Make Offer',
  component: MakeOfferScreen,
  decorators: [withSiteFrame],
  args: {
    item: kestrelInterceptor,
    price: '',
    expiry: '6 Hours',
    onPriceChange: fn(),
    onExpiryChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
  },
  parameters: {
    page: { addresses: [paths.makeOffer], described: 'docs/product.md#offers', account: 'signedIn' },
    reactRouter: reactRouterParameters({ location: { path: paths.makeOffer }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof MakeOfferScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: 'Price' })).toHaveValue(null)
    const expiry = canvas.getByRole('combobox', { name: 'Expired In' })
    await expect(expiry).toHaveValue('6 Hours')
    await expect([...expiry.children].map((option) => option.textContent)).toEqual([
      '6 Hours',
      '12 Hours',
      '6 Months',
      '12 Months',
      '1 Year',
    ])
    await expect(canvas.getByText('Your Pay --- USDC')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const ControlsCallBack: Story = {
  tags: ['behaviour'],
  args: { price: '1100.5' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Price' }), '9')
    await expect(args.onPriceChange).toHaveBeenCalledWith('1100.59')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Expired In' }), '12 Months')
    await expect(args.onExpiryChange).toHaveBeenCalledWith('12 Months')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    const submit = canvas.getByRole('link', { name: 'Submit Offer' })
    await expect(submit).toHaveAttribute('href', '/success')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const EnterSubmits: Story = {
  tags: ['behaviour'],
  args: { price: '1100.5' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Price' }), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** A press of *Submit Offer* without a price that a payment could have. */
export const WithoutPrice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Submit Offer' }))
    const price = canvas.getByRole('spinbutton', { name: 'Price' })
    await expect(price).toHaveFocus()
    await expect(price).toHaveAccessibleDescription('Price is required')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PriceTooLow: Story = {
  args: { price: '-5' },
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('spinbutton', { name: 'Price' })
    await userEvent.type(price, '{Enter}')
    await expect(price).toHaveAccessibleDescription('Price must be between $0.5 and $999999.99')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const FilledIn: Story = { args: { price: '1100.5', expiry: '12 Months' } }

export const Land: Story = { args: { item: calderaRidge } }

/** Only the name of the item is known; an offer is possible anyway. */
export const NameOnly: Story = { args: { item: { kind: 'collectible', id: 'nfa-1', title: 'Void Runner' } } }

export const LongWords: Story = {
  args: {
    item: { ...kestrelInterceptor, title: 'Kestrel Interceptor, Recommissionedforthesecondcrossing' },
    price: '123456789012345',
  },
}
