import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RequestFailedScreen } from './request-failed.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Request Failed',
  component: RequestFailedScreen,
  decorators: [withSiteFrame],
  parameters: {
    page: { addresses: [paths.requestFailed], described: 'docs/product.md#results', account: 'signedIn' },
  },
} satisfies Meta<typeof RequestFailedScreen>

export default meta
type Story = StoryObj<typeof meta>

/** 'Go Home' leads to the offer page (docs/product.md#results). */
export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your request was not successful' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/payment')
  },
}
