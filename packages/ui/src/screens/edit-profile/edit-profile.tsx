import type { Profile, Player } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { LogIn, Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { idLine } from '@meridian-2117/contract/names/display-name'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Card } from '../../components/card/card.tsx'
import { Container } from '../../components/container/container.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { LoadingNote, type LoadingNoteProps } from '../../components/loading-note/loading-note.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { Page } from '../../layouts/page/page.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { editProfileMessages } from './edit-profile.messages.ts'
import { AccountSection, type AccountSectionProps } from './account-section.tsx'
import { AvatarUpload, type AvatarChange } from './avatar-upload.tsx'
import { ProfileForm, type ProfileValues, type SaveState } from './profile-form.tsx'
import { Button } from '../../components/button/button.tsx'

/** The values that Save submits. */
export interface EditedProfile extends ProfileValues {
  /** A new picture, or none; absent keeps the current one. */
  avatar?: AvatarChange | undefined
}

export interface EditProfileScreenProps extends SaveState, CopyState {
  /** The player's profile; a visitor has none. */
  profile: Loadable<Profile> | { status: 'signedOut' }
  /** Makes a chosen picture smaller; its size is judged after that. @default pictures are sent as they are */
  prepareAvatar?: ((chosen: File) => Promise<File>) | undefined
  /** Receives the values of the form on Save. */
  onSubmit: (edited: EditedProfile) => void
  /** The section below the form. @default none, as for a server without its calls */
  account?: AccountSectionProps | undefined
}

/**
 * Edit profile: picture, id line and form. Typed values stay until they are saved.
 *
 * The player changes picture, name, bio and password, copies the ID, and in *Account* changes the email and the ways to
 * sign in, saves all data as a file, or deletes the account.
 */
export function EditProfileScreen({
  profile,
  copied,
  onCopyId,
  prepareAvatar,
  onSubmit,
  account,
  ...form
}: EditProfileScreenProps) {
  const messages = useMessages(editProfileMessages)
  const format = useFormatMessage()
  const [avatar, setAvatar] = useState<AvatarChange>()
  const [preparing, setPreparing] = useState(false)

  if (profile.status === 'signedOut') {
    return (
      <Page layout="centred">
        <EmptyState
          headingLevel={1}
          title={format({ key: 'logInFirst' })}
          icon={LogIn}
          action={<ButtonLink to={paths.signIn}>{messages.signIn}</ButtonLink>}
        />
      </Page>
    )
  }
  return (
    <Page>
      <Container width="narrow" className="pt-10 sm:pt-14">
        <h1 className="font-display text-3xl leading-tight font-semibold sm:text-4xl">{messages.title}</h1>
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[19rem_1fr]">
          {profile.status !== 'ready' ? (
            <Loading status={profile.status} />
          ) : (
            <>
              <Card className="grid gap-6 p-6 sm:max-lg:grid-cols-2">
                <AvatarUpload
                  player={profile.data}
                  busy={form.busy}
                  onChange={setAvatar}
                  prepareAvatar={prepareAvatar}
                  onPreparing={setPreparing}
                />
                <IdCopy player={profile.data} copied={copied} onCopyId={onCopyId} />
              </Card>
              <Card className="p-6 sm:p-8">
                <ProfileForm
                  {...form}
                  busy={form.busy || preparing}
                  profile={profile.data}
                  emailNote={account && messages.emailInAccount}
                  onSubmit={(typed) => onSubmit({ ...typed, ...(avatar && { avatar }) })}
                />
              </Card>
              {account && <AccountSection {...account} />}
            </>
          )}
        </div>
      </Container>
    </Page>
  )
}

function Loading({ status }: Pick<LoadingNoteProps, 'status'>) {
  const { loading } = useMessages(editProfileMessages)
  return (
    <>
      <Card className="grid gap-6 p-6 sm:max-lg:grid-cols-2">
        <div className="grid justify-items-center gap-4">
          <Skeleton className="size-36 rounded-panel" />
          <Skeleton className="h-11 w-full" />
        </div>
        <Skeleton className="h-11 w-full self-center" />
      </Card>
      <Card className="grid gap-6 p-6 sm:p-8">
        <LoadingNote label={loading} status={status} />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-30 w-full" />
        <Skeleton className="h-13 w-full" />
      </Card>
    </>
  )
}

interface CopyState {
  /** The player has copied the id line within the last 2 seconds. */
  copied: boolean
  /** Called when the player presses Copy; receives the id line. */
  onCopyId: (id: string) => void
}

interface IdCopyProps extends CopyState {
  /** The owner of the id. */
  player: Player
}

/** The id line with its copy-to-clipboard button. */
function IdCopy({ player, copied, onCopyId }: IdCopyProps) {
  const messages = useMessages(editProfileMessages)
  const format = useFormatMessage()
  const id = idLine(player)
  const Icon = copied ? Check : Copy
  return (
    <div className="grid content-center gap-3 border-seam max-sm:border-t max-sm:pt-6 sm:max-lg:border-l sm:max-lg:pl-6 lg:border-t lg:pt-6">
      <p className="font-mono text-micro text-ink-muted">
        <span className="mb-1 block uppercase">{messages.id}</span>
        <span className="text-ink wrap-anywhere">{id}</span>
      </p>
      <Button tone="quiet" size="sm" width="full" onClick={() => onCopyId(id)}>
        <Icon aria-hidden className="size-4" />
        <span aria-live="polite">{copied ? format({ key: 'idCopied' }) : messages.copyId}</span>
      </Button>
    </div>
  )
}
