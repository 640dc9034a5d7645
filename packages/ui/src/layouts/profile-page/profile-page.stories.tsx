import { mika } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import { ProfilePage } from './profile-page.tsx'

const meta = {
  title: 'Layouts/Profile Page',
  component: ProfilePage,
  args: { player: mika, children: <p>What this tab shows</p> },
  parameters: {
    reactRouter: reactRouterParameters({ location: { path: paths.profileListings }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof ProfilePage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mika Sorel' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Listing')
    await expect(canvas.getByText('What this tab shows')).toBeVisible()
  },
}

/** A guest has nothing to edit. */
export const SignedOut: Story = {
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Guest' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument()
  },
}
