import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { useWords } from '../../lib/words.ts'
import { logOutWords } from '../../words/log-out.ts'

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
  const words = useWords(logOutWords)
  return (
    <Dialog
      title={words.title}
      description={words.question}
      open={open}
      onDismiss={onDismiss}
      footer={
        <>
          <Button tone="quiet" onClick={onDismiss}>
            {words.cancel}
          </Button>
          <Button tone="danger" onClick={onLogOut}>
            {words.logOut}
          </Button>
        </>
      }
    />
  )
}
