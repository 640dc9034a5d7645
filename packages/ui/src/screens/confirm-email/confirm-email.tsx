import { paths } from '@meridian-2117/contract/paths/paths'
import { LogIn, MailCheck } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { confirmEmailMessages } from './confirm-email.messages.ts'

export interface ConfirmEmailScreenProps {
  /** Nobody is signed in, and a link works only for its player. */
  isVisitor: boolean
  /** The e-mail is being confirmed: the button keeps the focus and does nothing. */
  busy: boolean
  /** Confirms the e-mail. */
  onConfirm: () => void
}

/**
 * The page of a mailed link that confirms an e-mail. A program that opens links confirms nothing, as it presses nothing.
 *
 * The player confirms the e-mail, or goes on to the profile; a visitor goes to the sign-in.
 */
export function ConfirmEmailScreen({ isVisitor, busy, onConfirm }: ConfirmEmailScreenProps) {
  const messages = useMessages(confirmEmailMessages)
  return (
    <NoticePage
      icon={isVisitor ? <LogIn /> : <MailCheck />}
      title={messages.title}
      actions={
        isVisitor ? (
          <ButtonLink to={paths.signIn}>{messages.signIn}</ButtonLink>
        ) : (
          <>
            <Button
              // Unlike a disabled button it keeps the focus.
              aria-disabled={busy}
              onClick={busy ? undefined : onConfirm}
            >
              {messages.confirm}
            </Button>
            <ButtonLink tone="quiet" to={paths.editProfile}>
              {messages.editProfile}
            </ButtonLink>
          </>
        )
      }
    >
      {isVisitor ? messages.signInNote : messages.note}
    </NoticePage>
  )
}
