import { Menu } from 'lucide-react'
import { startTransition, useEffect, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useMessages } from '../../lib/messages.ts'
import { siteHeaderMessages } from './site-header.messages.ts'
import type { MobileMenuDialog, MobileMenuProps } from './mobile-menu-dialog.tsx'

/** The hamburger of phones and tablets. Its menu loads after the page; a press retries a failed load. */
export function MobileMenu(props: MobileMenuProps) {
  const messages = useMessages(siteHeaderMessages)
  const [open, setOpen] = useState(false)
  const [MenuDialog, setMenuDialog] = useState<typeof MobileMenuDialog>()

  useEffect(() => {
    if (MenuDialog) return
    import('./mobile-menu-dialog.tsx').then(
      ({ MobileMenuDialog: loaded }) => startTransition(() => setMenuDialog(() => loaded)),
      (error: unknown) => {
        if (open) console.error(error)
        // Closed again, so that the next press retries.
        setOpen(false)
      },
    )
  }, [MenuDialog, open])

  useEffect(() => {
    if (!open) return
    // An open menu that is no longer visible would freeze the page: after turning a tablet, or going back.
    const closed = new AbortController()
    const close = () => setOpen(false)
    matchMedia('(width >= 64rem)').addEventListener('change', close, { signal: closed.signal })
    addEventListener('popstate', close, { signal: closed.signal })
    return () => closed.abort()
  }, [open])

  return (
    <div className="lg:hidden">
      <Button
        tone="ghost"
        size="icon"
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-mr-2.5"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden className="size-6" />
      </Button>
      {MenuDialog && <MenuDialog {...props} open={open} onOpenChange={setOpen} />}
    </div>
  )
}
