import { Button } from '../../components/button/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../components/dialog/dialog.tsx'
import { useMessages } from '../../lib/messages.ts'
import { logOutMessages } from './log-out-dialog.messages.ts'

export interface LogOutDialogProps {
  /** Opens the dialog. */
  open: boolean
  /** The player stays signed in: Cancel, the close button, the backdrop and Escape all call it. */
  onDismiss: () => void
  /** The player confirms the logout. */
  onLogOut: () => void
}

/**
 * Asks before the session ends.
 *
 * Use it for a logout that the player chose. A session that ended by itself shows a toast.
 */
export function LogOutDialog({ open, onDismiss, onLogOut }: LogOutDialogProps) {
  const messages = useMessages(logOutMessages)
  return (
    <Dialog open={open} onOpenChange={onDismiss}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{messages.title}</DialogTitle>
          <DialogDescription>{messages.question}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <DialogClose asChild>
            <Button tone="quiet">{messages.cancel}</Button>
          </DialogClose>
          <Button tone="danger" onClick={onLogOut}>
            {messages.logOut}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
