import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { LoadingNote } from './loading-note.tsx'

const meta = {
  title: 'Components/Loading Note',
  component: LoadingNote,
  args: { label: 'Loading items', status: 'failed' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof LoadingNote>

export default meta
type Story = StoryObj<typeof meta>

/** The server has not answered for ten seconds. */
export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Loading items The server has not answered yet. The page keeps asking.',
    )
  },
}

/** Before that, only a screen reader has the text. */
export const Loading: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading items$/)
  },
}
