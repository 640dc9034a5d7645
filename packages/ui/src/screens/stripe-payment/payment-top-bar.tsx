import { paths } from '@meridian/contract/rules/paths'
import { ArrowLeft, LockKeyhole } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { cn } from '../../lib/cn.ts'

/** Stands in for the site's header on the one page that has none (Spec 2, Routes): two ways out and no distraction. */
export function PaymentTopBar() {
  return (
    <>
      <div className="border-b border-seam bg-hull/60">
        <div className={cn(column, 'flex h-header items-center justify-between gap-4')}>
          <Link to={paths.home} className="-m-1 flex rounded-control p-1">
            <Logo variant="mark" className="sm:hidden" />
            <Logo variant="full" className="max-sm:hidden" />
          </Link>
          <p className="flex items-center gap-2 font-mono text-micro text-ink-muted uppercase">
            <LockKeyhole aria-hidden className="size-4 shrink-0 text-good" />
            Secure card payment
          </p>
        </div>
      </div>
      <div className={column}>
        <Button asChild tone="ghost" size="sm" className="mt-4 -ml-3.5">
          <Link to={paths.market}>
            <ArrowLeft aria-hidden className="size-4" />
            Back to the marketplace
          </Link>
        </Button>
      </div>
    </>
  )
}

const column = 'mx-auto w-full max-w-5xl px-4 sm:px-6 lg:px-8'
