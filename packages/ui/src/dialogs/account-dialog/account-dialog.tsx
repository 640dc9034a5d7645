import type { AccountChange, AccountStep, TypedProof } from '@meridian-2117/contract/names/dialog-steps'
import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  useLastWhileClosing,
} from '../../components/dialog/dialog.tsx'
import { Field } from '../../components/field/field.tsx'
import { fieldOf, Form } from '../../components/field/form.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { takeLostFocus } from '../../lib/focus.ts'
import { splitAtPart, useMessages, type Translated } from '../../lib/messages.ts'
import { accountDialogMessages, wayMessages } from './account-dialog.messages.ts'

export interface AccountDialogProps {
  /** `null` closes the dialog. Typed texts stay from `asking` to `changing` and back. */
  step: AccountStep | null
  /** Receives the texts, unchecked. */
  onSubmit: (typed: TypedProof) => void
  /** A field was changed, so its error is outdated. */
  onEdit: (field: keyof TypedProof) => void
  /** The player leaves: the left button, the close button, the backdrop and Escape all call it. */
  onDismiss: () => void
  /** The player signs in again, to prove who they are. */
  onSignIn: () => void
}

/**
 * Says what a change of the account does, and asks for the proof that it needs.
 *
 * Use it for each change of the account that needs a proof. A change of the profile is saved by its form.
 */
export function AccountDialog({ step: current, onSubmit, onEdit, onDismiss, onSignIn }: AccountDialogProps) {
  const messages = useMessages(accountDialogMessages)
  const step = useLastWhileClosing(current)
  return (
    <Dialog open={current !== null} onOpenChange={onDismiss}>
      <DialogContent>
        {step && <Step step={step} messages={messages} {...{ onSubmit, onEdit, onSignIn }} />}
      </DialogContent>
    </Dialog>
  )
}

type Messages = Translated<typeof accountDialogMessages>

type StepProps = Pick<AccountDialogProps, 'onSubmit' | 'onEdit' | 'onSignIn'> & { messages: Messages }

function Step({ step, messages, onSubmit, onEdit, onSignIn }: StepProps & { step: AccountStep }) {
  const [before, after] = splitAtPart(messages.mailed)
  switch (step.status) {
    case 'asking':
    case 'changing':
      return <ChangeForm {...step} {...{ messages, onSubmit, onEdit }} />
    case 'mailed':
      return (
        <>
          <DialogHeader>
            <DialogTitle>{messages.mailedTitle}</DialogTitle>
            <DialogDescription>
              <output>
                {before}
                <bdi className="font-medium text-ink wrap-anywhere">{step.email}</bdi>
                {after}
              </output>
            </DialogDescription>
          </DialogHeader>
          <DialogFooter>
            <DialogClose asChild>
              <Button ref={takeLostFocus} tone="quiet">
                {messages.close}
              </Button>
            </DialogClose>
          </DialogFooter>
        </>
      )
    case 'signInNeeded':
      return (
        <>
          <DialogHeader>
            <DialogTitle>{messages.signInTitle}</DialogTitle>
            <DialogDescription>
              <output>{messages.signInNote}</output>
            </DialogDescription>
          </DialogHeader>
          <DialogFooter>
            <DialogClose asChild>
              <Button tone="quiet">{messages.cancel}</Button>
            </DialogClose>
            <Button ref={takeLostFocus} onClick={onSignIn}>
              {messages.signIn}
            </Button>
          </DialogFooter>
        </>
      )
    default:
      return step satisfies never
  }
}

type ChangeFormProps = Extract<AccountStep, { status: 'asking' | 'changing' }> & Omit<StepProps, 'onSignIn'>

const typedFields = ['email', 'password'] as const

function ChangeForm({ status, change, needsPassword, messages, onSubmit, ...form }: ChangeFormProps) {
  const names = useMessages(wayMessages)
  const [passwordShown, setPasswordShown] = useState(false)
  const busy = status === 'changing'
  const { title, note, action } = textsOf(change, messages, names)
  const fields = [
    change.kind === 'email' && (
      <Field
        {...fieldOf(form, 'email')}
        key="email"
        label={messages.newEmail}
        type="email"
        autoComplete="email"
        required
      />
    ),
    needsPassword && (
      <PasswordField
        {...fieldOf(form, 'password')}
        key="password"
        label={messages.password}
        autoComplete="current-password"
        required
        shown={passwordShown}
        onToggleShown={() => setPasswordShown(!passwordShown)}
      />
    ),
  ].filter(Boolean)

  return (
    <Form fields={typedFields} busy={busy} onSubmit={onSubmit}>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{note}</DialogDescription>
      </DialogHeader>
      {(change.kind === 'delete' || fields.length > 0) && (
        <DialogBody className="grid gap-5">
          {change.kind === 'delete' && (
            <dl className="grid gap-3 text-sm leading-5">
              <div>
                <dt className="font-medium">{messages.goes}</dt>
                <dd className="text-ink-muted">{messages.goesNote}</dd>
              </div>
              <div>
                <dt className="font-medium">{messages.stays}</dt>
                <dd className="text-ink-muted">{messages.staysNote}</dd>
              </div>
            </dl>
          )}
          {fields}
        </DialogBody>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button tone="quiet">{messages.cancel}</Button>
        </DialogClose>
        <Button
          type="submit"
          tone={change.kind === 'email' ? 'primary' : 'danger'}
          // Unlike a disabled button it keeps the focus.
          aria-disabled={busy}
        >
          {action}
        </Button>
      </DialogFooter>
    </Form>
  )
}

/** Returns what the dialog says about a change. */
function textsOf(change: AccountChange, messages: Messages, names: Translated<typeof wayMessages>) {
  switch (change.kind) {
    case 'unlink':
      return {
        title: messages.unlinkTitle(names[change.way]),
        note: messages.unlinkNote,
        action: messages.unlink,
      }
    case 'email':
      return { title: messages.emailTitle, note: messages.emailNote, action: messages.sendLink }
    case 'delete':
      return { title: messages.deleteTitle, note: messages.deleteNote, action: messages.delete }
    default:
      return change satisfies never
  }
}
