import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { onPhone } from '../../stories/widths.ts'
import { StepDialog } from './step-dialog.tsx'

const fee = { label: 'Platform Fee', value: '$0.5 USDT' }

const meta = {
  title: 'Dialogs/Step',
  component: StepDialog,
  argTypes: {
    rows: { description: 'The parts of the sum, in the product’s order.' },
    total: { description: 'The sum that the player pays or gets.' },
  },
  args: {
    title: 'Buy Assets',
    open: true,
    item: kestrelInterceptor,
    rows: [{ label: 'List price', value: '$1250 USDT' }, fee],
    total: { label: 'Total', value: '$1250.5 USDT' },
    dismissLabel: 'Cancel',
    proceedLabel: 'Buy Now',
    firstFocus: 'proceed',
    onProceed: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof StepDialog>

export default meta
type Story = StoryObj<typeof meta>

const shown = async (name: string) => screen.findByRole('dialog', { name })

/** A first step: a screen reader announces its subject, and Enter continues. */
export const Review: Story = {}

export const Proceeds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = await shown('Buy Assets')
    await expect(dialog).toHaveAccessibleDescription(
      'Kestrel Interceptor #KI-0911 List price $1250 USDT Platform Fee $0.5 USDT Total $1250.5 USDT',
    )
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Buy Now' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}

/** A last step: an Enter held since the step before goes back, not on. */
export const Confirmation: Story = {
  args: {
    rows: undefined,
    total: { label: 'List Price', value: '$1250.5 USDT' },
    dismissLabel: 'Close',
    proceedLabel: 'Confirm',
    firstFocus: 'dismiss',
  },
}

export const Confirms: Story = {
  ...Confirmation,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await shown('Buy Assets'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}

/** The left button, the close button, the backdrop and Escape call the same callback. */
export const Dismissed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = await shown('Buy Assets')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close dialog' }))
    await userEvent.click(dialog.previousElementSibling!)
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledTimes(4)
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}

/** A long name, a long price and no picture, on a phone. */
export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    item: {
      kind: 'collectible',
      id: 'nfa-long',
      title: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
      serialNumber: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
    },
    rows: [{ label: 'List price', value: '$1234567.89 USDT' }, fee],
    total: { label: 'Total', value: '$1234568.39 USDT' },
  },
  ...onPhone,
  play: async () => {
    const dialog = await shown('Buy Assets')
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}
