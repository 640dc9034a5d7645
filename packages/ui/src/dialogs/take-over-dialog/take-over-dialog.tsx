import type { TakeOver } from '@meridian-2117/contract/names/dialog-steps'
import { Button } from '../../components/button/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  useLastWhileClosing,
} from '../../components/dialog/dialog.tsx'
import { useMessages } from '../../lib/messages.ts'
import { takeOverMessages } from './take-over-dialog.messages.ts'

export interface TakeOverDialogProps {
  /** `null` closes the dialog. */
  takeOver: TakeOver | null
  /** The player signs in all the same. */
  onConfirm: () => void
  /** All stays as it is: Cancel, the close button, the backdrop and Escape all call it. */
  onDismiss: () => void
}

/**
 * Says what a sign-in ends, before it does.
 *
 * Use it for a sign-in by Google or Discord that ends other ways in. A change in the settings is an `AccountDialog`.
 */
export function TakeOverDialog({ takeOver: current, onConfirm, onDismiss }: TakeOverDialogProps) {
  const messages = useMessages(takeOverMessages)
  const takeOver = useLastWhileClosing(current)
  return (
    <Dialog open={current !== null} onOpenChange={onDismiss}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{messages.title}</DialogTitle>
          <DialogDescription>{takeOver?.warning}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <DialogClose asChild>
            <Button tone="quiet">{messages.cancel}</Button>
          </DialogClose>
          <Button tone="danger" onClick={onConfirm}>
            {takeOver && messages[takeOver.provider]}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
