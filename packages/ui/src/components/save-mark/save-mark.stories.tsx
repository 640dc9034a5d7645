import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { SaveMark } from './save-mark.tsx'

const meta = {
  title: 'Components/Save Mark',
  component: SaveMark,
  args: { title: 'Kestrel Interceptor', saved: false, onClick: fn() },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof SaveMark>

export default meta
type Story = StoryObj<typeof meta>

export const NotSaved: Story = {
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('button', { name: 'Save Kestrel Interceptor', pressed: false })
    const { width, height } = mark.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
}

export const Saved: Story = {
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Save Kestrel Interceptor',
    )
  },
}

export const Hovered: Story = { tags: ['!dev'], globals: { pseudo: { hover: '[data-slot="save-mark"]' } } }

/** It is pressed by the keyboard as by a thumb. */
export const TogglesOnPress: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
