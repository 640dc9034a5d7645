import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachinePage } from './machine-page.tsx'

/** Each machine of the flows: its chart, calls, emitted events, delays and states. */
const meta = {
  title: 'Flows/Machines',
  component: MachinePage,
  tags: ['still', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, controls: { disable: true } },
} satisfies Meta<typeof MachinePage>

export default meta
type Story = StoryObj<typeof meta>

export const AccountChange: Story = { args: { machine: 'accountChange' } }
export const Buy: Story = { args: { machine: 'buy' } }
export const CancelListing: Story = { args: { machine: 'cancelListing' } }
export const CardPayment: Story = { args: { machine: 'cardPayment' } }
export const Listing: Story = { args: { machine: 'listing' } }
export const Offer: Story = { args: { machine: 'offer' } }
export const PaymentReturn: Story = { args: { machine: 'paymentReturn' } }
export const SecurePayment: Story = { args: { machine: 'securePayment' } }
export const Sell: Story = { args: { machine: 'sell' } }
export const Social: Story = { args: { machine: 'social' } }
export const WalletPages: Story = { args: { machine: 'walletPages' } }
export const WalletSignIn: Story = { args: { machine: 'walletSignIn' } }
