import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Picture } from './picture.tsx'

const ring = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#10091f"/>
   <circle cx="400" cy="300" r="200" fill="none" stroke="#ffab52" stroke-width="24"/></svg>`,
)}`

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: { src: ring, alt: 'Astral Shard 041', width: 800, height: 600, className: 'w-96 max-w-full' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Astral Shard 041' })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('decoding', 'async')
  },
}

/** The first screenful's largest picture is not lazy. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Astral Shard 041' })
    await expect(picture).toHaveAttribute('loading', 'eager')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
  },
}

export const Missing: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Astral Shard 041' }).tagName).toBe('svg')
  },
}

/** An address that gives no picture: the drawn one takes its place, name and size. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Astral Shard 041' }).tagName).toBe('svg'))
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect({ width, height }).toEqual({ width: 384, height: 288 })
  },
}

/** Purely decorative: a screen reader passes over the stand-in, too. */
export const Decorative: Story = {
  args: { src: undefined, alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
