import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import { ProfileTabs } from './profile-tabs.tsx'

const at = (path: string) => ({
  reactRouter: reactRouterParameters({ location: { path }, routing: { path: '*' } }),
})

const meta = {
  title: 'Sections/Profile Tabs',
  component: ProfileTabs,
} satisfies Meta<typeof ProfileTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Activities: Story = {
  parameters: at('/Activity'),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual([
      ['Collectible', '/Profile'],
      ['Land', '/Lands'],
      ['Activities', '/Activity'],
      ['Listing', '/List'],
    ])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Activities')
  },
}

/** The address after sign-in is spelled in lower case and is the same route. */
export const AfterSignIn: Story = {
  parameters: at('/profile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Collectible')
  },
}

export const Listings: Story = { parameters: at('/List') }
