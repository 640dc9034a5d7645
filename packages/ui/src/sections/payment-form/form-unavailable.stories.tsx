import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inForcedColours, oneWidth } from '../../stories/widths.ts'
import { FormUnavailable } from './form-unavailable.tsx'

const meta = {
  title: 'Sections/Form Unavailable',
  component: FormUnavailable,
  args: { tone: 'alert', text: messages.alreadyPurchased },
  parameters: { chromatic: oneWidth, layout: 'padded' },
} satisfies Meta<typeof FormUnavailable>

export default meta
type Story = StoryObj<typeof meta>

/** Both tones, each with its sentence. */
export const AllVariants: Story = {
  parameters: { chromatic: inForcedColours },
  render: () => (
    <div className="grid max-w-3xl gap-6 md:grid-cols-2">
      <FormUnavailable tone="alert" text={messages.providerNotLoaded} />
      <FormUnavailable tone="wait" text={messages.outcomeUnknown} />
    </div>
  ),
}

/** No retry can help. */
export const Alert: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sorry you have already purchased it')
  },
}

/** The server's text follows. */
export const AlertWithReason: Story = {
  args: { text: messages.intentFailed, reason: serverMessages.tooManyAttempts('9 minutes') },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByText('Failed to create payment intent')).toBeVisible()
    await expect(alert.getByText('Too many attempts. Please try again in 9 minutes.')).toBeVisible()
  },
}

/** The outcome is still being read; the notice is announced at once anyway. */
export const Waiting: Story = {
  args: { tone: 'wait', text: messages.outcomeUnknown },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.outcomeUnknown)
  },
}

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    text: 'Recommissionedforthesecondcrossingofthewesterngate: this item can no longer be paid. '.repeat(3),
  },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
}
