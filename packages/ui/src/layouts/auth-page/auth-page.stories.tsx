import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../../components/field/field.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { AuthPage } from './auth-page.tsx'

const meta = {
  title: 'Layouts/Auth Page',
  component: AuthPage,
  args: {
    title: 'Create Account',
    lead: (
      <>
        Already have an account? <TextLink to={paths.signIn}>Log in</TextLink>
      </>
    ),
    children: <Field label="Email" name="email" type="email" required />,
  },
} satisfies Meta<typeof AuthPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.signIn)
  },
}

/** A screen with a prompt and its own way back. */
export const WithPrompt: Story = {
  args: { title: 'Forgotten Password', lead: 'Enter your email address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter your email address')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
