import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RequestSucceededScreen } from './request-succeeded.tsx'

const meta = {
  title: 'Screens/Request Succeeded',
  component: RequestSucceededScreen,
} satisfies Meta<typeof RequestSucceededScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your request has been sent successfully' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View | My Collection' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  },
}
