import type { Meta, StoryObj } from '@storybook/react-vite'
import { GateRing } from './gate-ring.tsx'

const meta = {
  title: 'Components/Gate Ring',
  component: GateRing,
  args: { className: 'w-72' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof GateRing>

export default meta
type Story = StoryObj<typeof meta>

export const Signal: Story = {}

export const Good: Story = { args: { tone: 'good' } }

export const Alert: Story = { args: { tone: 'alert' } }
