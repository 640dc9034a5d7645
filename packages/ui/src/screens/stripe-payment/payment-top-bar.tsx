import { paths } from '@meridian/contract/rules/paths'
import { ArrowLeft, LockKeyhole } from 'lucide-react'
import { Link } from '../../lib/links.ts'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Container } from '../../components/container/container.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { useMessages } from '../../lib/messages.ts'
import { paymentMessages } from '../../sections/payment-form/payment-form.messages.ts'

export interface PaymentTopBarProps {
  /** The player goes back to the item, where it is at the same address; else a link leads to the marketplace. */
  onBack?: (() => void) | undefined
}

/** Stands in for the site's header on the one page that has none: two ways out and no distraction. */
export function PaymentTopBar({ onBack }: PaymentTopBarProps) {
  const messages = useMessages(paymentMessages)
  return (
    <>
      <div className="border-b border-seam bg-hull/60">
        <Container width="narrow" className="flex h-header items-center justify-between gap-4 pt-safe-top">
          <Link to={paths.home} className="-m-1 flex rounded-control p-1">
            <Logo variant="mark" className="sm:hidden" />
            <Logo variant="full" className="max-sm:hidden" />
          </Link>
          <p className="flex items-center gap-2 font-mono text-micro text-ink-muted uppercase">
            <LockKeyhole aria-hidden className="size-4 shrink-0 text-good" />
            <span>{messages.secure}</span>
          </p>
        </Container>
      </div>
      <Container width="narrow">
        {onBack ? (
          <Button tone="ghost" size="sm" className="mt-4 -ml-3.5" onClick={onBack}>
            <ArrowLeft aria-hidden className="size-4" />
            <span>{messages.backToItem}</span>
          </Button>
        ) : (
          <ButtonLink tone="ghost" size="sm" className="mt-4 -ml-3.5" to={paths.market}>
            <ArrowLeft aria-hidden className="size-4" />
            <span>{messages.backToMarket}</span>
          </ButtonLink>
        )}
      </Container>
    </>
  )
}
