import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { trailer } from '../../pictures/screen-pictures.ts'
import { FilmPlayer } from './film-player.tsx'

const meta = {
  title: 'Components/Film Player',
  component: FilmPlayer,
  args: { film: trailer, className: 'mx-auto my-10 max-w-3xl' },
  parameters: { chromatic: oneWidth },
} satisfies Meta<typeof FilmPlayer>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing of the film has loaded; without a script the link leads to it. */
export const Waiting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Play the film' })).toHaveAttribute(
      'href',
      expect.stringContaining(trailer.mp4),
    )
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
}

export const Plays: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    const video = canvas.getByLabelText<HTMLVideoElement>(trailer.title)
    await expect(video).toHaveFocus()
    await expect(video.controls).toBe(true)
    await expect([...video.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
      expect.stringContaining(trailer.webm),
      expect.stringContaining(trailer.mp4),
    ])
    await expect(video.querySelector('track')).toHaveAttribute(
      'src',
      expect.stringContaining(trailer.captions),
    )
    video.pause()
  },
}

/** The browser plays no encoding, or none loads. */
export const Failed: Story = {
  args: { film: { ...trailer, webm: 'data:text/plain,no', mp4: 'data:text/plain,no' } },
  parameters: { pageErrors: [/^missing: data:text/], docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The film could not be loaded.')
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

/** A failing film does not move a focus that is elsewhere. */
export const FailsLater: Story = {
  ...Failed,
  tags: ['behaviour'],
  parameters: { ...Failed.parameters, chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <FilmPlayer {...args} />
      <button>Go on</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    canvas.getByRole('button').focus()
    await canvas.findByRole('alert')
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
