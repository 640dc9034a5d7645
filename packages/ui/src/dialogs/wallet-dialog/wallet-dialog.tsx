import type { WalletStep } from '@meridian-2117/contract/names/dialog-steps'
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
import { SocialIcon } from '../../components/social-icon/social-icon.tsx'
import { Spinner } from '../../components/spinner/spinner.tsx'
import { shortAddress } from '../../lib/format.ts'
import { useMessages, type Translated } from '../../lib/messages.ts'
import { walletDialogMessages } from './wallet-dialog.messages.ts'

export interface WalletDialogProps {
  /** The expected answer: one of several wallets, an account, or a signature. `null` closes the dialog. */
  step: WalletStep | null
  /** Called when the player chooses a wallet; receives its id. */
  onChoose: (id: string) => void
  /** The player leaves: Cancel, the close button, the backdrop and Escape all call it. */
  onDismiss: () => void
}

/**
 * Covers an account screen while a wallet's sign-in waits for the player, who can always leave.
 *
 * Use it over sign-up and sign-in. The wallet's own pages are `WalletPage`s.
 */
export function WalletDialog({ step: current, onChoose, onDismiss }: WalletDialogProps) {
  const messages = useMessages(walletDialogMessages)
  const step = useLastWhileClosing(current)
  return (
    <Dialog open={current !== null} onOpenChange={onDismiss}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{step && messages[step.status]}</DialogTitle>
          {step && <DialogDescription>{noteOf(step, messages)}</DialogDescription>}
        </DialogHeader>
        {step && (
          <DialogBody>
            {step.status === 'choosing' ? (
              <ul className="grid grid-cols-1 gap-3">
                {step.wallets.map((wallet) => (
                  <li key={wallet.id}>
                    <Button
                      tone="quiet"
                      width="full"
                      className="justify-start"
                      onClick={() => onChoose(wallet.id)}
                    >
                      <WalletIcon icon={wallet.icon} />
                      <span className="truncate">{wallet.name}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            ) : (
              <div className="grid justify-items-center gap-4 py-4 text-center">
                {/* The dialog announces its name as it opens. */}
                <Spinner label={messages[step.status]} size="lg" aria-hidden />
                {/* This step follows in the open dialog, and the focus does not move. */}
                <output className="sr-only">
                  {step.status === 'signing' && `${messages.signing}. ${noteOf(step, messages)}`}
                </output>
                <p className="inline-flex max-w-full items-center gap-2 font-display font-semibold">
                  <WalletIcon icon={step.wallet.icon} />
                  <span className="truncate">{step.wallet.name}</span>
                </p>
                {step.status === 'signing' && (
                  <p className="font-mono text-sm text-ink-muted" title={step.address}>
                    {shortAddress(step.address)}
                  </p>
                )}
              </div>
            )}
          </DialogBody>
        )}
        <DialogFooter>
          <DialogClose asChild>
            <Button tone="quiet">{messages.cancel}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function noteOf(step: WalletStep, messages: Translated<typeof walletDialogMessages>): string {
  switch (step.status) {
    case 'choosing':
      return messages.choosingNote
    case 'connecting':
      return messages.connectingNote(step.wallet.name)
    case 'signing':
      return messages.signingNote(step.wallet.name)
    default:
      return step satisfies never
  }
}

const WalletIcon = ({ icon }: { icon: string | undefined }) =>
  icon ? (
    <img src={icon} alt="" className="size-6 shrink-0 rounded-control" />
  ) : (
    <SocialIcon network="metamask" className="size-6" />
  )
