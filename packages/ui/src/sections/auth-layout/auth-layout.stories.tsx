import { paths } from '@meridian/contract/rules/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../../components/field/field.tsx'
import { AuthLayout } from './auth-layout.tsx'

const meta = {
  title: 'Sections/Auth Layout',
  component: AuthLayout,
  args: {
    title: 'Create Account',
    switchText: 'Already have an account?',
    switchLink: { label: 'Log in', to: paths.signIn },
    children: <Field label="Email" name="email" type="email" required />,
  },
} satisfies Meta<typeof AuthLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.signIn)
  },
}

/** A screen with its own way back has no link under the title. */
export const WithoutSwitch: Story = {
  args: { title: 'Forgotten Password' },
  render: ({ title, children }) => <AuthLayout title={title}>{children}</AuthLayout>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

/** One column: the picture stays away, and is not loaded. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
