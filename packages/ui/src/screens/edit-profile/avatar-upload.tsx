import type { Player } from '@meridian-2117/contract'
import { displayName } from '@meridian-2117/contract/names/display-name'
import type { Message } from '@meridian-2117/contract/messages/message'
import { avatarProblem } from '@meridian-2117/contract/validation/validation'
import { CircleAlert, ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Button } from '../../components/button/button.tsx'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { editProfileMessages } from './edit-profile.messages.ts'
import { profileMessages } from '../../sections/profile-header/profile-header.messages.ts'

/** A new picture, or `removed` for none. */
export type AvatarChange = File | 'removed'

export interface AvatarUploadProps {
  /** The owner of the picture. */
  player: Player
  /** The picture is being saved: no other can be chosen. */
  busy: boolean
  /** Receives each change; `undefined` keeps the current picture. A file that is no image has no effect. */
  onChange: (change: AvatarChange | undefined) => void
  /** Makes a chosen picture smaller; its size is judged after that. A rejection keeps the chosen file. */
  prepareAvatar: ((chosen: File) => Promise<File>) | undefined
  /** Receives whether a chosen picture is being prepared. */
  onPreparing: (preparing: boolean) => void
}

/** The avatar with its preview, and buttons to choose another, image files only, and to remove it. */
export function AvatarUpload({ player, busy, onChange, prepareAvatar, onPreparing }: AvatarUploadProps) {
  const messages = useMessages(editProfileMessages)
  const format = useFormatMessage()
  const id = useId()
  const [preview, setPreview] = useState<string>()
  const [problem, setProblem] = useState<Message>()
  const [removed, setRemoved] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const awaited = useRef<File>(undefined)
  const saved = removed ? undefined : player.avatar

  /** Shows a chosen picture once it is prepared, unless a later choice replaced it. */
  const choose = async (chosen: File) => {
    awaited.current = chosen
    onPreparing(prepareAvatar !== undefined)
    const prepared = prepareAvatar ? await prepareAvatar(chosen).catch(reportError) : chosen
    const picture = prepared ?? chosen
    if (awaited.current !== chosen) return
    onPreparing(false)
    const found = avatarProblem(picture)
    setProblem(found)
    if (found !== undefined) return
    setPreview(URL.createObjectURL(picture))
    onChange(picture)
  }

  /** Takes back a chosen picture, else removes the saved one. */
  const remove = () => {
    awaited.current = undefined
    onPreparing(false)
    setProblem(undefined)
    setPreview(undefined)
    const isLast = preview === undefined || saved === undefined
    setRemoved(removed || preview === undefined)
    onChange(removed || preview === undefined ? 'removed' : undefined)
    // The button goes with the last picture.
    if (isLast) input.current?.focus()
  }

  // A picture that is prepared after the page has closed gets no URL.
  useEffect(
    () => () => {
      awaited.current = undefined
    },
    [],
  )

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview],
  )

  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Avatar
        src={preview ?? saved}
        name={displayName(player, useMessages(profileMessages).guest)}
        className="size-36 border border-seam-strong"
      />
      <div className="grid w-full gap-2">
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          disabled={busy}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-words`}
          className="peer sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void choose(chosen)
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
          ) : removed ? (
            messages.removedNote
          ) : (
            messages.uploadNote
          )}
        </p>
        {(preview ?? saved) !== undefined && (
          <Button tone="ghost" size="sm" disabled={busy} onClick={remove}>
            <Trash2 aria-hidden className="size-4" />
            <span>{messages.removePicture}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
