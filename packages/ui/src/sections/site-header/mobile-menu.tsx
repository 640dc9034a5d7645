import { paths } from '@meridian/contract/rules/paths'
import { Menu, X } from 'lucide-react'
import { startTransition, useEffect, useRef, useState } from 'react'
import { Link } from '../../lib/links.ts'
import { Button } from '../../components/button/button.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { useMessages } from '../../lib/messages.ts'
import { siteHeaderMessages } from './site-header.messages.ts'
import type { Account } from './account.ts'
import type { MobileMenuPanel } from './mobile-menu-panel.tsx'

export interface MobileMenuProps {
  account: Account
  /** Something that leads nowhere yet was chosen; called with its label, after the menu has closed. */
  onDeadEnd: (label: string) => void
  /** Logout was pressed; called after the menu has closed. */
  onLogOut: () => void
}

/**
 * The hamburger and its full-height menu on phones and tablets. A native modal dialog: the browser holds the focus in
 * it, closes it on Escape and gives the focus back to the hamburger. What stands in it is loaded once the page
 * stands, or again when it is wanted and did not come.
 */
export function MobileMenu({ account, onDeadEnd, onLogOut }: MobileMenuProps) {
  const messages = useMessages(siteHeaderMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof MobileMenuPanel>()

  useEffect(() => {
    if (Panel) return
    import('./mobile-menu-panel.tsx').then(
      ({ MobileMenuPanel: loaded }) => startTransition(() => setPanel(() => loaded)),
      (error: unknown) => open && console.error(error),
    )
  }, [Panel, open])

  useEffect(() => {
    if (!open) return
    const { style } = document.documentElement
    const overflow = style.overflow
    style.overflow = 'hidden'
    // An open modal that can no longer be seen would freeze the page: after a turned tablet, or a step back.
    const leaving = new AbortController()
    const close = () => dialog.current?.close()
    matchMedia('(width >= 64rem)').addEventListener('change', close, { signal: leaving.signal })
    addEventListener('popstate', close, { signal: leaving.signal })
    return () => {
      leaving.abort()
      style.overflow = overflow
    }
  }, [open])

  const close = () => dialog.current?.close()

  return (
    <div className="lg:hidden">
      <Button
        tone="ghost"
        size="icon"
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-mr-2.5"
        onClick={() => {
          dialog.current?.showModal()
          setOpen(true)
        }}
      >
        <Menu aria-hidden className="size-6" />
      </Button>
      <dialog
        ref={dialog}
        aria-label={messages.menu}
        onClose={() => setOpen(false)}
        className="ml-auto h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain border-seam bg-hull pr-safe-right pl-safe-left text-ink backdrop:bg-void/80 open:flex open:animate-veil-in sm:max-w-md sm:border-l"
      >
        <div className="sticky top-0 z-10 flex h-header shrink-0 items-center justify-between border-b border-seam bg-hull px-4 pt-safe-top sm:px-6">
          <Link to={paths.home} onClick={close} className="flex rounded-control">
            <Logo variant="full" className="text-base" />
          </Link>
          <Button
            tone="ghost"
            size="icon"
            aria-label={messages.closeMenu}
            className="-mr-2.5"
            onClick={close}
          >
            <X aria-hidden className="size-6" />
          </Button>
        </div>

        {Panel && <Panel account={account} onClose={close} onDeadEnd={onDeadEnd} onLogOut={onLogOut} />}
      </dialog>
    </div>
  )
}
