import { ApiError, requestPasswordReset, resetPassword } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { seesToast } from '../../../test/sees-toast.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import type { RouteModule } from '../../lib/route-module.ts'

const link = paths.resetPassword.replace(':token', 'a-token')

/** A forgotten password, from asking for a link to the new password. */
const meta = {
  title: 'Flows/Forgotten Password',
  component: StorySite,
  // The stories of the screens cover other widths.
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../auth/*.route.tsx'),
    entry: paths.forgotPassword,
    api: fakeApi(),
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

export const AsksForALink: Story = {
  args: { api: fakeApi(on(requestPasswordReset, () => null)) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), ' mika7@meridian.test {Enter}')
    await seesToast('Password reset email sent! Check your inbox.')
    await expect(canvas.getByText('mika7@meridian.test')).toBeVisible()
  },
}

export const LinkIsRefused: Story = {
  tags: ['!dev'],
  args: {
    api: fakeApi(
      on(requestPasswordReset, () => {
        throw new ApiError('refused', { status: 500 })
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'mika7@meridian.test{Enter}')
    await seesToast('Something went wrong')
    await expect(canvas.getByLabelText('Email')).toHaveValue('mika7@meridian.test')
  },
}

const typesPasswords = async () => {
  await userEvent.type(await screen.findByLabelText('New Password'), 'open-the-gate')
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'open-the-gate{Enter}')
}

/** A password manager saves the new password with the e-mail that the mailed link names. */
export const SetsANewPassword: Story = {
  args: {
    entry: `${link}#email=mika%2B7%40meridian.test`,
    api: fakeApi(
      on(resetPassword, ({ params }) => {
        if (params.token !== 'a-token') throw new ApiError('refused', { serverMessage: 'Not this token' })
        return null
      }),
    ),
  },
  play: async ({ canvas }) => {
    const form = (await canvas.findByLabelText('New Password')).closest('form')
    await expect(form?.querySelector('[autocomplete=username]')).toHaveValue('mika+7@meridian.test')
    await typesPasswords()
    await seesToast('Password reset successful! Please login.')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
  },
}

/** The server’s words, else the product’s; what was typed stays. */
export const ResetIsRefused: Story = {
  tags: ['!dev'],
  args: {
    entry: link,
    api: fakeApi(
      on(resetPassword, () => {
        throw new ApiError('refused', { status: 400 })
      }),
    ),
  },
  play: async ({ canvas }) => {
    await typesPasswords()
    await seesToast('Reset password failed')
    await expect(canvas.getByLabelText('New Password')).toHaveValue('open-the-gate')
  },
}

/** No answer came at all. */
export const ResetIsUnanswered: Story = {
  tags: ['!dev'],
  args: {
    entry: link,
    api: fakeApi(
      on(resetPassword, () => {
        throw new ApiError('unreachable')
      }),
    ),
  },
  play: async () => {
    await typesPasswords()
    await seesToast('Something went wrong')
  },
}
