import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inMoreContrast, onDesktop, onPhone } from '../../stories/widths.ts'
import { AboutScreen } from './about.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  decorators: [withSiteFrame],
  args: { onDeadEnd: fn() },
  parameters: { page: { addresses: [paths.about], described: 'docs/product.md#about' } },
} satisfies Meta<typeof AboutScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Three games, one open Gate')
    const fronts = within(canvas.getByRole('region', { name: 'Choose how you live in it' }))
    await expect(fronts.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Odyssey',
      'Slipstream',
      'Dominion',
    ])
    const ecosystem = within(canvas.getByRole('region', { name: 'Our Ecosystem' }))
    await expect(
      ecosystem.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['NFA', 'Game', 'MarketPlace'])
    await expect(ecosystem.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/nfa-expand',
      '/funnel-page',
      '/market-place',
    ])
  },
}

/** Download is for wide screens only, and leads nowhere yet. */
export const DownloadCallsBack: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(args.onDeadEnd).toHaveBeenCalledWith('about:download')
    await expect(canvas.queryByText('Story')).not.toBeVisible()
  },
}

/** Small screens have the label Story in place of Download. */
export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Story')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull()
  },
}
