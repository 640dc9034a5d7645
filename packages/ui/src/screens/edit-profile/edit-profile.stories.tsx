import type { Account, Profile } from '@meridian-2117/contract'
import { mika, mikaAccount } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import { picturePath } from '../../pictures/pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import type { AccountSectionProps } from './account-section.tsx'
import { EditProfileScreen } from './edit-profile.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const profile: Profile = {
  ...mika,
  fullName: 'Mika Sorel',
  bio: 'Salvager of the far side. I trade what comes back through the Gate.',
  hasPassword: true,
}
const ready = (change: Partial<Profile> = {}) => ({
  profile: { status: 'ready', data: { ...profile, ...change } } as const,
})

const accountArgs = {
  account: { status: 'ready', data: mikaAccount },
  onConfirmEmail: fn(),
  onChangeEmail: fn(),
  onLink: fn(),
  onUnlink: fn(),
  onSignOutEverywhere: fn(),
  onExport: fn(),
  onDelete: fn(),
} satisfies AccountSectionProps

const withAccount = (data: Account) => ({
  account: { ...accountArgs, account: { status: 'ready', data } as const },
})

const meta = {
  title: 'Screens/Edit Profile',
  component: EditProfileScreen,
  decorators: [withSiteFrame],
  args: {
    ...ready(),
    errors: {},
    busy: false,
    copied: false,
    account: accountArgs,
    onSubmit: fn(),
    onEdit: fn(),
    onCopyId: fn(),
  },
  parameters: {
    page: { addresses: [paths.editProfile], described: 'docs/product.md#edit-profile', account: 'signedIn' },
  },
} satisfies Meta<typeof EditProfileScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

export const WithAvatar: Story = {
  args: ready({ avatar: picturePath('collectibles', 'vanguard-helm'), discordId: 'mika#2117' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Avatar of Mika Sorel' })).toBeVisible()
    await expect(canvas.getByText('mika#2117')).toBeVisible()
  },
}

/** A player who signs in by a provider has no password to change. */
export const WithoutPassword: Story = {
  args: ready({ hasPassword: false, googleId: '104729' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Reset Password')).not.toBeInTheDocument()
    await expect(canvas.queryByLabelText('New Password')).not.toBeInTheDocument()
    await expect(canvas.getByText('104729')).toBeVisible()
  },
}

/** A new player without a name: the e-mail names them, without its digits. */
export const Fresh: Story = {
  args: ready({ fullName: undefined, bio: undefined }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mika has no picture')).toBeVisible()
    await expect(canvas.getByText('user-mika')).toBeVisible()
  },
}

export const Loading: Story = { args: { profile: { status: 'loading' } } }

export const SignedOut: Story = {
  args: { profile: { status: 'signedOut' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: messages.logInFirst })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.signIn)
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(canvas.getByLabelText('Upload Avatar')).toBeDisabled()
  },
}

/** The other sessions are being ended. */
export const SigningOut: Story = { args: { account: { ...accountArgs, calling: 'signOut' } } }

/** While the other sessions are being ended, the button keeps the focus, and a second press does nothing. */
export const SignsOutOnce: Story = {
  ...SigningOut,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign out everywhere' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(accountArgs.onSignOutEverywhere).not.toHaveBeenCalled()
  },
}

/** One press, or Enter, ends the other sessions; nothing that was typed is sent or lost. */
export const SignsOutEverywhere: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), ' Vex')
    const button = canvas.getByRole('button', { name: 'Sign out everywhere' })
    await expect(button).toHaveAccessibleDescription('Ends your sessions elsewhere. You stay signed in here.')
    await userEvent.tab()
    while (document.activeElement !== button) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(accountArgs.onSignOutEverywhere).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Mika Sorel Vex')
  },
}

/** An account of several ways: each but the last can go, and the e-mail waits for its confirmation. */
export const SeveralWaysIn: Story = {
  args: withAccount({
    ...mikaAccount,
    emailProven: false,
    hasGoogle: true,
    walletAddress: `0x${'a1'.repeat(20)}`,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not confirmed')).toBeVisible()
    await expect(canvas.getByText('0xa1a1…a1a1')).toBeVisible()
  },
}

/** Each button of the section makes its own call, and none saves the form. */
export const ChangesAccount: Story = {
  ...SeveralWaysIn,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a link to confirm mika7@meridian.test' }))
    await expect(accountArgs.onConfirmEmail).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }))
    await expect(accountArgs.onChangeEmail).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink Google' }))
    await expect(accountArgs.onUnlink).toHaveBeenLastCalledWith('google')
    const link = canvas.getByRole('button', { name: 'Link Discord' })
    await expect(link).toHaveAccessibleDescription(
      'Not linked Each way signs you in to this account. Linking one leaves the others as they are, and a mail tells you of it.',
    )
    await userEvent.click(link)
    await expect(accountArgs.onLink).toHaveBeenLastCalledWith('discord')
    await userEvent.click(canvas.getByRole('button', { name: 'Export my data' }))
    await expect(accountArgs.onExport).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }))
    await expect(accountArgs.onDelete).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The only way in stays, and says why. A password needs an e-mail first. */
export const WalletAlone: Story = {
  args: {
    ...ready({ email: undefined, hasPassword: false }),
    ...withAccount({
      emailProven: false,
      hasPassword: false,
      hasGoogle: false,
      hasDiscord: false,
      walletAddress: `0x${'a1'.repeat(20)}`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add an email' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Unlink/ })).not.toBeInTheDocument()
    await expect(canvas.getByText(/^Linked. Your only way in/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Link Email and password' })).not.toBeInTheDocument()
  },
}

/** A mail brings a password to an account without one. */
export const PasswordByMail: Story = {
  args: {
    ...ready({ hasPassword: false }),
    ...withAccount({ ...mikaAccount, hasPassword: false, hasDiscord: true }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Link Email and password' })).toHaveAccessibleDescription(
      /^Not linked. A mail brings you a link to a password./,
    )
  },
}

export const LinksPassword: Story = {
  ...PasswordByMail,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link Email and password' }))
    await expect(accountArgs.onLink).toHaveBeenLastCalledWith('password')
  },
}

export const LongEmail: Story = {
  tags: ['!dev'],
  args: withAccount({
    ...mikaAccount,
    email: `${'aurelia-montgomery-vandersloot.'.repeat(4)}@far-side-of-the-gate.meridian.test`,
    emailProven: false,
  }),
}

/** The server has not answered for ten seconds. */
export const Unanswered: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { profile: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The server has not answered yet. The page keeps asking.', { exact: false }),
    ).toBeVisible()
  },
}

export const AccountUnanswered: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { account: { ...accountArgs, account: { status: 'failed' } } },
  play: Unanswered.play!,
}

export const AccountLoading: Story = { args: { account: { ...accountArgs, account: { status: 'loading' } } } }

/** A server of the specification alone has no calls for the section. */
export const WithoutAccount: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Account' })).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('It cannot be changed')
  },
}

export const Copied: Story = {
  args: { copied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copied!' })).toBeVisible()
  },
}

/** Each field that can be refused, with its message. */
export const Failed: Story = {
  args: {
    errors: {
      bio: messages.bioTooLong,
      password: messages.currentPasswordMissing,
      newPassword: messages.passwordLength,
      confirmPassword: messages.newPasswordsDiffer,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Confirm New Password')).toHaveAccessibleDescription(
      'New password and confirm password do not match',
    )
  },
}

/** The first refused field gets the focus. */
export const FailedGetsFocus: Story = {
  ...Failed,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText('Bio')).toHaveFocus()
  },
}

/** A name that a provider gave stays as it is until it is touched. */
export const NameOfProvider: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: ready({ fullName: "Jean-Luc O'Neil 3rd" }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Full Name')).toHaveValue("Jean-Luc O'Neil 3rd")
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ fullName: "Jean-Luc O'Neil 3rd" }),
    )
  },
}

/** Digits and signs are ignored, and the caret stays where it was. */
export const NameTakesLetters: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText<HTMLInputElement>('Full Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Åsa 7-Ström!')
    await expect(name).toHaveValue('Åsa Ström')
    await userEvent.type(name, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await expect(name).toHaveValue('Åsa Ström')
    await expect(name.selectionStart).toBe(3)
    await expect(args.onEdit).toHaveBeenLastCalledWith('fullName')
  },
}

/** The field does not change a composition; its result counts as typed. */
export const NameIsComposed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText<HTMLInputElement>('Full Name')
    await userEvent.clear(name)
    await fireEvent.compositionStart(name)
    for (const written of ['n', 'ni', "ni'", "ni'hao", '你好7']) {
      await fireEvent.input(name, { target: { value: written }, isComposing: true })
      await expect(name).toHaveValue(written)
    }
    await fireEvent.compositionEnd(name)
    await expect(name).toHaveValue('你好')
    await userEvent.type(name, '7 李')
    await expect(name).toHaveValue('你好 李')
  },
}

export const NameAtItsLimit: Story = {
  tags: ['!dev'],
  args: ready({ fullName: 'Aurelia Montgomery Vandersloot' }),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Full Name')
    await expect(name).toHaveAccessibleDescription('Maximum 30 characters allowed')
    await userEvent.type(name, 's')
    await expect(name).toHaveValue('Aurelia Montgomery Vandersloot')
    await userEvent.type(name, '{Backspace}')
    await expect(name).toHaveAccessibleDescription('')
  },
}

export const LongWords: Story = {
  tags: ['!dev'],
  args: ready({
    fullName: 'Aurelianamontgomeryvanderslootx',
    email: `${'aureliana-montgomery.'.repeat(5)}@far-side.meridian.test`,
    discordId: 'a-very-long-community-identity-that-nobody-would-choose-9914420071',
    bio: 'Through the Gate. '.repeat(40),
  }),
}

const image = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="teal" d="M0 0h2v2H0z"/></svg>'],
  'me.svg',
  { type: 'image/svg+xml' },
)

/** The preview shows at once; Save sends it. */
export const AvatarChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Upload Avatar'), image)
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Avatar of Mika Sorel' })
    await expect(picture.src).toMatch(/^blob:/)
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
    await expect(canvas.getByText('Shown to others once you save')).toBeVisible()
  },
}

/** The picture is gone once the form is saved; the focus moves to the control before the button. */
export const PictureRemoved: Story = {
  args: ready({ avatar: picturePath('collectibles', 'vanguard-helm') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }))
    await expect(canvas.getByText('Removed once you save')).toBeVisible()
    await expect(canvas.getByLabelText('Upload Avatar')).toHaveFocus()
    await expect(canvas.queryByRole('img', { name: /^Avatar of/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument()
  },
}

export const SavesWithoutPicture: Story = {
  ...PictureRemoved,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ avatar: 'removed' }))
  },
}

/** A chosen picture is taken back first: the saved one shows again, and stays. */
export const ChosenPictureTakenBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: ready({ avatar: picturePath('collectibles', 'vanguard-helm') }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Upload Avatar'), image)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }))
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Avatar of Mika Sorel' })
    await expect(picture.src).toContain('vanguard-helm')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ avatar: expect.anything() as unknown }),
    )
  },
}

/** A picture that could not be made smaller is saved as it is. */
export const AvatarUnprepared: Story = {
  tags: ['behaviour'],
  args: { prepareAvatar: () => Promise.reject(new Error('No memory for this picture')) },
  parameters: { chromatic: { disableSnapshot: true }, pageErrors: [/No memory for this picture/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Upload Avatar'), image)
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Avatar of Mika Sorel' })
    await expect(picture.src).toMatch(/^blob:/)
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

/** A file that is no image changes nothing. */
export const AvatarNotImage: Story = {
  play: async ({ canvas }) => {
    const upload = canvas.getByLabelText('Upload Avatar')
    const text = new File(['words'], 'words.txt', { type: 'text/plain' })
    // A dropped file bypasses the picker's filter.
    await fireEvent.change(upload, { target: { files: [text] } })
    await expect(upload).toHaveAccessibleDescription('Avatar file must be an image')
    await expect(canvas.queryByRole('img', { name: /^Avatar of/ })).not.toBeInTheDocument()
  },
}

export const Saves: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email')
    await expect(email).toHaveAttribute('readonly')
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await userEvent.upload(canvas.getByLabelText('Upload Avatar'), image)
    await userEvent.type(canvas.getByLabelText('Full Name'), ' Vex')
    await userEvent.clear(canvas.getByLabelText('Bio'))
    await userEvent.type(canvas.getByLabelText('Current Password'), 'open-the-gate')
    await userEvent.type(canvas.getByLabelText('New Password'), 'through-it')
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'through-it')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ID' }))
    await expect(args.onCopyId).toHaveBeenCalledWith('user-mika')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit.mock.calls).toEqual([
      [
        {
          fullName: 'Mika Sorel Vex',
          bio: '',
          password: 'open-the-gate',
          newPassword: 'through-it',
          confirmPassword: 'through-it',
          avatar: image,
        },
      ],
    ])
  },
}
