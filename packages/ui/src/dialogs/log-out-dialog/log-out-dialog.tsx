import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'

export interface LogOutDialogProps {
  open: boolean
  /** Cancel, the close button, the backdrop and Escape. */
  onCancel: () => void
  onLogOut: () => void
}

/** Asks before the session ends (Spec 2, Navigation bar). */
export function LogOutDialog({ open, onCancel, onLogOut }: LogOutDialogProps) {
  return (
    <Dialog
      title="Confirm Logout"
      description="Are you sure you want to log out?"
      open={open}
      onClose={onCancel}
      footer={
        <>
          <Button tone="quiet" onClick={onCancel}>
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
