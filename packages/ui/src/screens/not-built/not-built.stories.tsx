import { paths } from '@meridian/contract/rules/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotBuiltScreen } from './not-built.tsx'

const meta = {
  title: 'Screens/Not Built',
  component: NotBuiltScreen,
  args: { address: paths.noOffers },
} satisfies Meta<typeof NotBuiltScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page is not built yet' })).toBeVisible()
    await expect(canvas.getByText(paths.noOffers)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', paths.market)
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', paths.home)
  },
}
