import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SiteFooter } from './site-footer.tsx'

const meta = {
  title: 'Sections/Site Footer',
  component: SiteFooter,
  args: { onDeadEnd: fn() },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

/** No button of the footer has a destination: each calls back with its label. */
export const Ready: Story = {}

export const DeadEnds: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('@2025. ALL RIGHTS RESERVED.')).toBeVisible()
    const labels = [
      'Market Place',
      'News',
      'WhitePapers',
      'FAQ',
      'Disclaimer',
      'Terms and Conditions',
      'Discord',
      'TeamSpeak',
      'Telegram',
    ]
    for (const label of labels) {
      await userEvent.click(canvas.getByRole('button', { name: label }))
      await expect(args.onDeadEnd).toHaveBeenLastCalledWith(label)
    }
    await expect(canvas.getAllByRole('button')).toHaveLength(labels.length)
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
