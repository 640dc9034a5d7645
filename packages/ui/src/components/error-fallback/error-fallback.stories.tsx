import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { ErrorFallback } from './error-fallback.tsx'

// It fails after mounting: an error during the first render would make React clear every story that follows.
function Broken() {
  useEffect(() => {
    throw new Error('This part could not be loaded')
  }, [])
  return null
}

const meta = {
  title: 'Components/Error Fallback',
  component: ErrorFallback,
  args: { fallback: <p>The chart could not be loaded.</p>, children: <p>The chart</p> },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof ErrorFallback>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The chart')).toBeVisible()
  },
}

/** The part is gone, the page around it stays. */
export const Failed: Story = {
  args: { children: <Broken /> },
  parameters: { pageErrors: [/^console: .*This part could not be loaded/s] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The chart could not be loaded.')).toBeVisible()
  },
}
