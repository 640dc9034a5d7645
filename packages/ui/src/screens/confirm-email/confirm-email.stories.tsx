import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConfirmEmailScreen } from './confirm-email.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Confirm Email',
  component: ConfirmEmailScreen,
  decorators: [withSiteFrame],
  args: { isVisitor: false, busy: false, onConfirm: fn() },
  parameters: { page: { addresses: [paths.editProfile], described: 'docs/product.md#account' } },
} satisfies Meta<typeof ConfirmEmailScreen>

export default meta
type Story = StoryObj<typeof meta>

const signedIn = { account: 'signedIn' }

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast, page: signedIn },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Confirm your e-mail' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      paths.editProfile,
    )
  },
}

/** The keyboard alone confirms. */
export const ConfirmsByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Confirm this e-mail' })
    await expect(args.onConfirm).not.toHaveBeenCalled()
    while (document.activeElement !== button) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { busy: true }, parameters: { page: signedIn } }

/** While the e-mail is being confirmed, the button keeps the focus, and a second press does nothing. */
export const ConfirmsOnce: Story = {
  ...Busy,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Confirm this e-mail' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** The mail was opened in a browser in which nobody is signed in. */
export const Visitor: Story = {
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sign in first/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirm this e-mail' })).not.toBeInTheDocument()
  },
}
