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

/** No button of the footer has a destination: each calls back with its key. */
export const Ready: Story = {}

export const DeadEnds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('@2025. ALL RIGHTS RESERVED.')).toBeVisible()
    const controls = {
      'Market Place': 'footer:market',
      News: 'footer:news',
      WhitePapers: 'footer:whitePapers',
      FAQ: 'footer:questions',
      Disclaimer: 'footer:disclaimer',
      'Terms and Conditions': 'footer:terms',
      Discord: 'footer:discord',
      TeamSpeak: 'footer:teamspeak',
      Telegram: 'footer:telegram',
    }
    for (const [label, control] of Object.entries(controls)) {
      await userEvent.click(canvas.getByRole('button', { name: label }))
      await expect(args.onDeadEnd).toHaveBeenLastCalledWith(control)
    }
    await expect(canvas.getAllByRole('button')).toHaveLength(Object.keys(controls).length)
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
