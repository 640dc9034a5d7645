import type { User } from '@meridian/contract'
import { displayName } from '@meridian/contract/rules/display-name'
import type { Message } from '@meridian/contract/rules/message'
import { avatarProblem } from '@meridian/contract/rules/validation'
import { CircleAlert, ImageUp } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { useFormatMessage } from '../../lib/format-message.ts'
import { useMessages } from '../../lib/messages.ts'
import { editProfileMessages } from './edit-profile.messages.ts'
import { profileMessages } from '../../sections/profile-header/profile-header.messages.ts'

export interface AvatarUploadProps {
  /** The owner of the picture. */
  user: User
  /** The picture is being saved: no other can be chosen. */
  busy: boolean
  /** Receives a chosen image. A file of another kind is refused here and changes nothing. */
  onChoose: (file: File) => void
}

/** The avatar with its preview, and a button to choose another: image files only. */
export function AvatarUpload({ user, busy, onChoose }: AvatarUploadProps) {
  const messages = useMessages(editProfileMessages)
  const format = useFormatMessage()
  const id = useId()
  const [preview, setPreview] = useState<string>()
  const [problem, setProblem] = useState<Message>()

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview],
  )

  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Avatar
        src={preview ?? user.avatar}
        name={displayName(user, useMessages(profileMessages).guest)}
        className="size-36 border border-seam-strong"
      />
      <div className="grid w-full gap-2">
        <input
          id={id}
          type="file"
          accept="image/*"
          disabled={busy}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-words`}
          className="peer sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (!chosen) return
            const found = avatarProblem(chosen)
            setProblem(found)
            if (found === undefined) {
              setPreview(URL.createObjectURL(chosen))
              onChoose(chosen)
            }
            // The same file may be chosen again after it was edited.
            target.value = ''
          }}
        />
        <label
          htmlFor={id}
          className="flex h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-seam-strong bg-hull/60 px-5 font-display font-semibold transition-colors duration-150 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-signal peer-disabled:cursor-default peer-disabled:opacity-50 hover:border-signal hover:text-signal-bright"
        >
          <ImageUp aria-hidden className="size-5" />
          <span>{messages.upload}</span>
        </label>
        <p id={`${id}-words`} aria-live="polite" className="text-sm leading-5 text-ink-muted">
          {problem ? (
            <span className="inline-flex gap-1.5 text-alert">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>{format(problem)}</span>
            </span>
          ) : preview ? (
            messages.chosenNote
          ) : (
            messages.uploadNote
          )}
        </p>
      </div>
    </div>
  )
}
