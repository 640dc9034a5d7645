import type { Profile } from '@meridian-2117/contract'
import { nameHint, typedName } from '@meridian-2117/contract/validation/validation'
import { useState } from 'react'
import { Field, type FieldProps } from '../../components/field/field.tsx'
import { NewPasswordField } from '../../components/new-password-field/new-password-field.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextArea } from '../../components/text-area/text-area.tsx'
import { fieldOf, type FieldErrors } from '../../components/field/form.tsx'
import { AuthForm } from '../../layouts/auth-page/auth-form.tsx'
import { useMessages } from '../../lib/messages.ts'
import { editProfileMessages } from './edit-profile.messages.ts'

const fields = ['fullName', 'bio', 'password', 'newPassword', 'confirmPassword'] as const

/** A field of the form that can be refused. */
export type ProfileField = (typeof fields)[number]

/** The values of the form. The passwords are empty where the account has none. */
export type ProfileValues = Record<ProfileField, string>

/** The state of saving the profile. */
export interface SaveState extends FieldErrors<ProfileField> {
  /** The profile is being saved: Save is disabled, the fields keep their text. */
  busy: boolean
}

export interface ProfileFormProps extends SaveState {
  /** The initial values. Later changes show in the e-mail alone, so that nothing typed is lost. */
  profile: Profile
  /** Says where the e-mail can be changed. @default that it cannot */
  emailNote?: string | undefined
  /** Receives the values of the form on Save. */
  onSubmit: (values: ProfileValues) => void
}

/** The text fields of a profile. The password block shows only for an account with a password. */
export function ProfileForm({ profile, emailNote, onSubmit, ...form }: ProfileFormProps) {
  const messages = useMessages(editProfileMessages)
  const [shown, setShown] = useState(false)
  return (
    <AuthForm {...form} fields={fields} submitLabel={messages.save} onSubmit={onSubmit}>
      <NameField {...fieldOf(form, 'fullName')} start={profile.fullName} />
      <Field
        label={messages.email}
        name="email"
        type="email"
        // Password managers save the new password under this name.
        autoComplete="username"
        readOnly
        value={profile.email ?? ''}
        hint={emailNote ?? messages.emailNote}
      />
      <TextArea {...fieldOf(form, 'bio')} label={messages.bio} rows={4} defaultValue={profile.bio ?? ''} />
      {profile.hasPassword && (
        <fieldset className="mt-2 grid gap-5 border-t border-seam pt-6">
          <legend className="contents">
            <span className="font-display text-xl font-semibold">{messages.resetPassword}</span>
          </legend>
          <PasswordField
            {...fieldOf(form, 'password')}
            label={messages.currentPassword}
            autoComplete="current-password"
            shown={shown}
            onToggleShown={() => setShown(!shown)}
            hint={form.errors.password ? undefined : messages.currentPasswordNote}
          />
          <NewPasswordField {...fieldOf(form, 'newPassword')} label={messages.newPassword} shown={shown} />
          <PasswordField
            {...fieldOf(form, 'confirmPassword')}
            label={messages.confirmPassword}
            autoComplete="new-password"
            shown={shown}
          />
        </fieldset>
      )}
    </AuthForm>
  )
}

interface NameFieldProps extends Pick<FieldProps, 'name' | 'error'> {
  start: string | undefined
  onChange: () => void
}

/**
 * Accepts letters and spaces, at most 30; ignores any other input without moving the caret. An untouched name stays
 * unchanged.
 */
function NameField({ start = '', onChange, ...field }: NameFieldProps) {
  const [name, setName] = useState(start)

  const take = (input: HTMLInputElement) => {
    const before = typedName(input.value.slice(0, input.selectionStart ?? input.value.length))
    input.value = typedName(input.value)
    input.setSelectionRange(before.length, before.length)
    setName(input.value)
  }

  return (
    <Field
      {...field}
      label={useMessages(editProfileMessages).fullName}
      autoComplete="name"
      defaultValue={name}
      hint={nameHint(name)}
      live
      onInput={({ currentTarget, nativeEvent }) => {
        onChange()
        // A composition belongs to the input method until it ends.
        if (!nativeEvent.isComposing) take(currentTarget)
      }}
      onCompositionEnd={({ currentTarget }) => take(currentTarget)}
    />
  )
}
