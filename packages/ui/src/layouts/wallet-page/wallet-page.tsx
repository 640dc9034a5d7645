import { useId, type ReactNode } from 'react'
import { Card } from '../../components/card/card.tsx'
import { GateRing } from '../../components/gate-ring/gate-ring.tsx'
import { ServiceMark } from '../../components/service-mark/service-mark.tsx'
import { Page } from '../page/page.tsx'

export interface WalletPageProps {
  /** The question of the wallet: the page's heading and the dialog's name. */
  title: string
  /** A sentence under the title. */
  lead?: ReactNode
  /** Shows the wallet's mark beside the title. It is off while the player chooses a wallet. */
  mark?: boolean | undefined
  /** The content of the dialog. */
  children: ReactNode
}

/**
 * The layout of the wallet's pages: a dialog that fills the page, with nothing under it.
 *
 * Use it for the wallet's own pages. A wallet's sign-in on ours is a `WalletDialog`.
 */
export function WalletPage({ title, lead, mark = true, children }: WalletPageProps) {
  const titleId = useId()
  return (
    <Page data-slot="wallet-page" layout="column">
      <div className="relative isolate grid grow place-items-center overflow-hidden px-4 py-10 sm:py-16">
        <div
          aria-hidden
          className="absolute inset-0 -z-10 grid place-content-center mask-[linear-gradient(currentcolor_55%,transparent_95%)]"
        >
          <GateRing className="w-[clamp(36rem,80vw,56rem)]" />
        </div>
        <Card asChild className="static m-0 w-full max-w-md p-0 text-ink shadow-panel">
          <dialog open aria-labelledby={titleId}>
            <header className="flex items-start gap-4 border-b border-seam px-5 py-5 sm:px-6">
              {mark && <ServiceMark service="browser-wallet" />}
              <div className="min-w-0">
                <h1 id={titleId} className="font-display text-2xl leading-8 font-semibold wrap-anywhere">
                  {title}
                </h1>
                {lead && <p className="mt-1 text-sm leading-5 text-pretty text-ink-muted">{lead}</p>}
              </div>
            </header>
            <div className="px-5 py-5 sm:px-6">{children}</div>
          </dialog>
        </Card>
      </div>
    </Page>
  )
}
