import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { useMessages } from '../../lib/messages.ts'
import { logOutMessages } from './log-out-dialog.messages.ts'

export interface LogOutDialogProps {
  /** Opens the dialog. */
  open: boolean
  /** The player stays: Cancel, the close button, the backdrop and Escape all arrive here. */
  onDismiss: () => void
  /** The player is sure: the session ends. */
  onLogOut: () => void
}

/** Asks before the session ends. */
export function LogOutDialog({ open, onDismiss, onLogOut }: LogOutDialogProps) {
  const messages = useMessages(logOutMessages)
  return (
    <Dialog
      title={messages.title}
      description={messages.question}
      open={open}
      onDismiss={onDismiss}
      footer={
        <>
          <Button tone="quiet" onClick={onDismiss}>
            {messages.cancel}
          </Button>
          <Button tone="danger" onClick={onLogOut}>
            {messages.logOut}
          </Button>
        </>
      }
    />
  )
}
