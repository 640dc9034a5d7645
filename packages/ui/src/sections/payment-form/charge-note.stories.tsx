import type { Meta, StoryObj } from '@storybook/react-vite'
import { oneWidth } from '../../stories/widths.ts'
import { ChargeNote } from './charge-note.tsx'

const meta = {
  title: 'Sections/Charge Note',
  component: ChargeNote,
  args: { player: 'mika7@meridian.test' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof ChargeNote>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}

export const Visitor: Story = { args: { player: undefined } }

export const LongAddress: Story = {
  tags: ['!dev'],
  args: {
    player: 'mika.of.the.ninth.ring.station.recommissioned@crossing.meridian.example',
    className: 'w-72',
  },
}
