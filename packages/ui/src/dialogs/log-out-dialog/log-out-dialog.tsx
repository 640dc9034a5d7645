import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'

export interface LogOutDialogProps {
  /** Whether it shows. */
  open: boolean
  /** The player stays: Cancel, the close button, the backdrop and Escape all arrive here. */
  onDismiss: () => void
  /** The player is sure: the session ends. */
  onLogOut: () => void
}

/** Asks before the session ends (Spec 2, Navigation bar). */
export function LogOutDialog({ open, onDismiss, onLogOut }: LogOutDialogProps) {
  return (
    <Dialog
      title="Confirm Logout"
      description="Are you sure you want to log out?"
      open={open}
      onDismiss={onDismiss}
      footer={
        <>
          <Button tone="quiet" onClick={onDismiss}>
            Cancel
          </Button>
          <Button tone="danger" onClick={onLogOut}>
            Logout
          </Button>
        </>
      }
    />
  )
}
