import { ChevronRight, ShieldCheck } from 'lucide-react'
import type { ComponentProps, RefObject } from 'react'
import { ServiceMark } from '../service-mark/service-mark.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { walletChoiceMessages } from './wallet-choice.messages.ts'

export interface WalletChoiceProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Called when the player chooses the browser wallet. */
  onChoose: () => void
  /** The ref of the wallet's button, for a parent that focuses it. */
  ref?: RefObject<HTMLButtonElement | null> | undefined
  /** The level of the explainer's title: 3 in a dialog, 2 on a page of its own. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * The browser wallet to connect, a reassurance about secrets, and an explanation of wallets.
 *
 * Use it wherever a player connects a wallet: in a dialog, or on a `WalletPage`.
 */
export function WalletChoice({ onChoose, ref, headingLevel = 3, className, ...props }: WalletChoiceProps) {
  const messages = useMessages(walletChoiceMessages)
  const Heading = `h${headingLevel}` as const
  return (
    <div data-slot="wallet-choice" className={cn('grid gap-5', className)} {...props}>
      <button
        ref={ref}
        type="button"
        onClick={onChoose}
        className="group flex items-center gap-4 rounded-panel border border-seam-strong bg-void/60 p-3 pr-4 text-left transition-[border-color,background-color] duration-150 ease-dock hover:border-signal hover:bg-plate"
      >
        <ServiceMark service="browser-wallet" />
        <span className="grow font-display text-lg leading-6 font-semibold">{messages.wallet}</span>
        <ChevronRight
          aria-hidden
          className="size-5 text-ink-muted transition-[translate,color] duration-150 ease-dock group-hover:translate-x-0.5 group-hover:text-signal"
        />
      </button>
      <p className="flex gap-3 rounded-control border border-signal/40 bg-signal/8 p-3 text-sm leading-5 text-pretty">
        <ShieldCheck aria-hidden className="size-5 shrink-0 text-signal" />
        <span>{messages.neverAsked}</span>
      </p>
      <section className="border-t border-seam pt-5">
        <Heading className="font-display font-semibold">{messages.whatIsIt}</Heading>
        <p className="mt-1.5 text-sm leading-5 text-pretty text-ink-muted">{messages.explained}</p>
      </section>
    </div>
  )
}
