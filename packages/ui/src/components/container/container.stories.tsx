import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onDesktop, onPhone, oneWidth } from '../../stories/widths.ts'
import { Container } from './container.tsx'

const meta = {
  title: 'Components/Container',
  component: Container,
  parameters: { chromatic: oneWidth },
  args: { children: <p className="bg-hull py-16 text-center">What stands on the page</p> },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

/** 1280 px at most, centred in the window. */
export const Page: Story = {
  ...onDesktop,
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByText('What stands on the page').parentElement!.getBoundingClientRect()
    await expect({ left, width }).toEqual({ left: (innerWidth - 1280) / 2, width: 1280 })
  },
}

export const Narrow: Story = { tags: ['!dev'], args: { width: 'narrow' } }

/** Room is left at both edges of a phone. */
export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByText('What stands on the page').getBoundingClientRect()
    await expect({ left, right }).toEqual({ left: 16, right: innerWidth - 16 })
  },
}
