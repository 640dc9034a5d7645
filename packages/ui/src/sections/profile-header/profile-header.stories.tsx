import { mika } from '@meridian-2117/contract/fixtures'
import { picturePath } from '../../pictures/pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { ProfileHeader } from './profile-header.tsx'

const meta = {
  title: 'Sections/Profile Header',
  component: ProfileHeader,
  args: { player: mika },
  parameters: {
    reactRouter: reactRouterParameters({ location: { path: '/Activity' }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof ProfileHeader>

export default meta
type Story = StoryObj<typeof meta>

/** The name has no digits. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mika Sorel' })).toBeVisible()
    await expect(canvas.getByText('user-mika')).toBeVisible()
    await expect(canvas.getByText('$3000')).toBeVisible()
    await expect(canvas.getByText('Mika Sorel has no picture')).toBeVisible()
  },
}

export const EditPassesTheUserOn: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <ProfileHeader {...args} />
      <HandedOver />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Edit Profile' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('/edit user-mika')
  },
}

export const WithAvatar: Story = {
  args: { player: { ...mika, discordId: 'mika#2117', avatar: picturePath('collectibles', 'vanguard-helm') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Avatar of Mika Sorel' })).toBeVisible()
    await expect(canvas.getByText('mika#2117')).toBeVisible()
  },
}

/** A host's own picture in place of ours. */
export const OtherBanner: Story = { tags: ['!dev'], args: { banner: picturePath('heroes', 'market-hero') } }

/** The placeholder icon takes the place of an avatar that does not load. */
export const AvatarFailed: Story = {
  args: { player: { ...mika, avatar: '/pictures/no-such-picture.svg' } },
  parameters: { pageErrors: [/^missing: .*no-such-picture/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mika Sorel has no picture')).toBeVisible()
  },
}

/** Without a full name the e-mail's first part shows, and without a Discord id Google's is the id line. */
export const NamedByEmail: Story = {
  tags: ['!dev'],
  args: { player: { id: 'user-mika', email: 'mika7@meridian.test', googleId: '104729' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'mika' })).toBeVisible()
    await expect(canvas.getByText('104729')).toBeVisible()
  },
}

export const SignedOut: Story = {
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Guest' })).toBeVisible()
    await expect(canvas.getByText('null')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument()
  },
}

export const LongName: Story = {
  tags: ['!dev'],
  args: {
    player: {
      ...mika,
      fullName: 'Aurelianamontgomeryvandersloot',
      discordId: 'a-very-long-community-identity-that-nobody-would-choose-9914420071',
    },
  },
}

function HandedOver() {
  const { pathname, state } = useLocation()
  return (
    <output className="sr-only">
      {pathname} {state?.user?.id}
    </output>
  )
}
