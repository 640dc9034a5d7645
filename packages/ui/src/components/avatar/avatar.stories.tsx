import { picturePath } from '../../pictures/pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Mika Sorel', src: picturePath('collectibles', 'vanguard-helm'), className: 'size-28' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

/** A picture that is not square is cropped, never stretched. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Avatar of Mika Sorel' })
    const { width, height } = picture.getBoundingClientRect()
    await expect([width, height]).toEqual([112, 112])
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
  },
}

export const Empty: Story = {
  args: { src: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mika Sorel has no picture')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** The placeholder icon takes the place of a picture that does not load. */
export const Failed: Story = {
  tags: ['!dev'],
  args: { src: '/pictures/no-such-picture.svg' },
  parameters: { pageErrors: [/^missing: .*no-such-picture/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mika Sorel has no picture')).toBeVisible()
  },
}

export const Small: Story = { args: { className: undefined } }

export const SmallEmpty: Story = { tags: ['!dev'], args: { className: undefined, src: undefined } }
