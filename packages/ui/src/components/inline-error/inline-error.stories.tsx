import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { oneWidth } from '../../stories/widths.ts'
import { InlineError } from './inline-error.tsx'

const meta = {
  title: 'Components/Inline Error',
  component: InlineError,
  args: { children: messages.alreadyPurchased },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof InlineError>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}

/** Its lines align beside the icon, not under it. */
export const Long: Story = { tags: ['!dev'], args: { children: messages.outcomeUnknown, className: 'w-56' } }
