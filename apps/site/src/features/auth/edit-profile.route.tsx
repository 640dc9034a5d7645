import { updateProfile } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { bioProblem, passwordProblem } from '@meridian-2117/contract/validation/validation'
import { EditProfileScreen, type EditedProfile } from '@meridian-2117/ui/screens/edit-profile'
import { useNavigate } from 'react-router-dom'
import { profileQuery, useProfile } from '../../lib/session/get-profile.ts'
import { useServices, useSession } from '../../lib/services/services-context.tsx'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { useCopied } from '../../lib/use-copied.ts'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { smallerPicture } from './smaller-picture.ts'
import { EmailLinkPage, useEmailToken } from './email-link-page.tsx'
import { useAccount } from './use-account.tsx'

/** Edits the profile. Another player starts with a new form. A link of a mail first asks for its e-mail. */
export function Component() {
  const token = useEmailToken()
  const playerId = useSession()?.player.id
  return token === undefined ? <EditProfile key={playerId} /> : <EmailLinkPage token={token} />
}

function EditProfile() {
  const services = useServices()
  const { api, queryClient, sessions } = services
  const navigate = useNavigate()
  const session = useSession()
  const profile = useProfile()
  const { copied, copy } = useCopied()

  const form = useCheckedForm({
    check: ({ bio, password, newPassword, confirmPassword }: EditedProfile) => ({
      bio: bioProblem(bio),
      password: newPassword !== '' && password === '' ? { key: 'currentPasswordMissing' } : undefined,
      newPassword: newPassword === '' ? undefined : passwordProblem(newPassword),
      confirmPassword: newPassword === confirmPassword ? undefined : { key: 'newPasswordsDiffer' },
    }),
    confirmed: 'newPassword',
    submit: async ({ fullName, bio, password, newPassword, avatar }) =>
      api(updateProfile, {
        body: {
          fullName,
          email: (profile.status === 'ready' ? profile.data.email : undefined) ?? '',
          password,
          newPassword,
          bio,
          ...(avatar === 'removed' && { removeAvatar: true }),
          ...(avatar instanceof File && { avatar }),
        },
      }),
    done: { key: 'profileSaved' },
    refused: { key: 'profileUnsaved' },
    unanswered: { key: 'profileUnsaved' },
    onSuccess: ({ player, token }) => {
      const { queryKey } = profileQuery(services, player)
      // What was asked for before, as by a return from the file picker, would come after this.
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (known) => known && player)
      sessions.update(player, token)
    },
    redirect: () => void navigate(paths.profile),
  })

  const { account, dialog } = useAccount()

  return (
    <>
      <EditProfileScreen
        {...form}
        account={account}
        profile={session ? profile : { status: 'signedOut' }}
        copied={copied}
        onCopyId={copy}
        prepareAvatar={smallerPicture}
      />
      <BusyOverlay busy={form.busy} on="profile" />
      {dialog}
    </>
  )
}
