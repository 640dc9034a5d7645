import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderSummary } from './order-summary.tsx'

const meta = {
  title: 'Sections/Order Summary',
  component: OrderSummary,
  args: { item: kestrelInterceptor },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-lg p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Collectible: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    await expect(canvas.getByText('$1250')).toBeVisible()
  },
}

/** Another price than the one that the item was chosen at. */
export const PriceChanged: Story = {
  args: { item: { ...kestrelInterceptor, price: 1500, formerPrice: 1060 } },
}

export const Land: Story = { tags: ['!dev'], args: { item: calderaRidge } }

/** Only id and name are known. */
export const NameOnly: Story = {
  tags: ['!dev'],
  args: { item: { kind: 'collectible', id: 'nfa-1', title: 'Void Runner' } },
}

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    item: {
      ...kestrelInterceptor,
      title: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
      serialNumber: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING-OF-THE-GATE',
      price: 1234567.89,
    },
  },
}
