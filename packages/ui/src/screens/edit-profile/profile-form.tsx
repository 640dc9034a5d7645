import type { Message } from '@meridian/contract/rules/message'
import type { Profile } from '@meridian/contract'
import { nameHint, typedName } from '@meridian/contract/rules/validation'
import { useLayoutEffect, useRef, useState } from 'react'
import { Field } from '../../components/field/field.tsx'
import { NewPasswordField } from '../../components/new-password-field/new-password-field.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextArea } from '../../components/text-area/text-area.tsx'
import { AuthForm } from '../../layouts/auth-page/auth-form.tsx'
import { useMessages } from '../../lib/messages.ts'
import { editProfileMessages } from './edit-profile.messages.ts'

const fields = ['fullName', 'bio', 'password', 'newPassword', 'confirmPassword'] as const

/** A field of the form that can be refused. */
export type ProfileField = (typeof fields)[number]

/** The values of the form. The passwords are empty where the account has none. */
export type ProfileWords = Record<ProfileField, string>

/** The state of saving the profile. */
export interface Saving {
  /** The validation error of each field, in the product's words. */
  errors: { [Name in ProfileField]?: Message | undefined }
  /** The changes are being saved. */
  busy: boolean
  /** A field was changed, so its error no longer speaks of what stands in it. */
  onEdit: (field: ProfileField) => void
}

export interface ProfileFormProps extends Saving {
  /** The initial values. Later changes are ignored, so that nothing typed is lost. */
  profile: Profile
  /** Everything that stands in the form, once Save asks for it. */
  onSubmit: (messages: ProfileWords) => void
}

/** The words of a profile. The password block is there for who has a password. */
export function ProfileForm({ profile, errors, busy, onSubmit, onEdit }: ProfileFormProps) {
  const messages = useMessages(editProfileMessages)
  const [shown, setShown] = useState(false)
  return (
    <AuthForm fields={fields} busy={busy} submitLabel={messages.save} onSubmit={onSubmit}>
      <NameField start={profile.fullName} error={errors.fullName} onEdit={() => onEdit('fullName')} />
      <Field
        label={messages.email}
        name="email"
        type="email"
        readOnly
        defaultValue={profile.email ?? ''}
        hint={messages.emailNote}
      />
      <TextArea
        label={messages.bio}
        name="bio"
        rows={4}
        defaultValue={profile.bio ?? ''}
        error={errors.bio}
        onChange={() => onEdit('bio')}
      />
      {profile.hasPassword && (
        <fieldset className="mt-2 grid gap-5 border-t border-seam pt-6">
          <legend className="contents">
            <span className="font-display text-xl font-semibold">{messages.resetPassword}</span>
          </legend>
          <PasswordField
            label={messages.currentPassword}
            name="password"
            autoComplete="current-password"
            shown={shown}
            onToggleShown={() => setShown(!shown)}
            error={errors.password}
            hint={errors.password ? undefined : messages.currentPasswordNote}
            onChange={() => onEdit('password')}
          />
          <NewPasswordField
            label={messages.newPassword}
            name="newPassword"
            shown={shown}
            error={errors.newPassword}
            onChange={() => onEdit('newPassword')}
          />
          <PasswordField
            label={messages.confirmPassword}
            name="confirmPassword"
            autoComplete="new-password"
            shown={shown}
            error={errors.confirmPassword}
            onChange={() => onEdit('confirmPassword')}
          />
        </fieldset>
      )}
    </AuthForm>
  )
}

/** Takes letters and spaces, at most 30; whatever else is typed is ignored, and the caret stays where it was. */
function NameField({
  start,
  error,
  onEdit,
}: {
  start: string | undefined
  error: Message | undefined
  onEdit: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  const [typed, setTyped] = useState({ name: typedName(start ?? ''), caret: -1 })

  useLayoutEffect(() => {
    if (typed.caret >= 0) input.current?.setSelectionRange(typed.caret, typed.caret)
  }, [typed])

  const take = ({ value, selectionStart }: HTMLInputElement) =>
    setTyped({
      name: typedName(value),
      caret: typedName(value.slice(0, selectionStart ?? value.length)).length,
    })

  return (
    <Field
      ref={input}
      label={useMessages(editProfileMessages).fullName}
      name="fullName"
      autoComplete="name"
      value={typed.name}
      error={error}
      hint={nameHint(typedName(typed.name))}
      live
      onCompositionStart={() => {
        composing.current = true
      }}
      // What is being composed is the input method's until it is finished.
      onCompositionEnd={({ currentTarget }) => {
        composing.current = false
        take(currentTarget)
      }}
      onChange={({ target }) => {
        onEdit()
        if (composing.current) setTyped({ name: target.value, caret: -1 })
        else take(target)
      }}
    />
  )
}
