import { machines } from '@meridian-2117/site/machines'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachinePage } from './machine-page.tsx'

/** A machine of the flows, chosen in the controls: its chart, calls, emitted events, delays and states. */
const meta = {
  title: 'Flows/Machines',
  component: MachinePage,
  tags: ['still', '!autodocs'],
  args: { machine: 'buy' },
  argTypes: { machine: { control: 'select', options: Object.keys(machines) } },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof MachinePage>

export default meta
type Story = StoryObj<typeof meta>

export const Machine: Story = {}
