import { paths } from '@meridian/contract/rules/paths'
import { LogOut, Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Button } from '../../components/button/button.tsx'
import { SocialIcon } from '../../components/icon-social/icon-social.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import type { Account } from './account.ts'
import { MenuGroup } from './menu-group.tsx'
import { shopEntries } from './shop-entries.ts'
import { socialLinks } from './social-links.ts'

export interface MobileMenuProps {
  account: Account
  /** Something that leads nowhere yet was chosen; called with its label, after the menu has closed. */
  onDeadEnd: (label: string) => void
  /** Logout was pressed; called after the menu has closed. */
  onLogOut: () => void
}

/**
 * The hamburger and its full-height menu on phones and tablets (Spec 2, Navigation bar). A native modal dialog: the
 * browser holds the focus in it, closes it on Escape and gives the focus back to the hamburger.
 */
export function MobileMenu({ account, onDeadEnd, onLogOut }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

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
        aria-label="Open menu"
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
        aria-label="Menu"
        onClose={() => setOpen(false)}
        className="ml-auto h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain border-seam bg-hull text-ink backdrop:bg-void/80 open:flex open:animate-veil-in sm:max-w-md sm:border-l"
      >
        <div className="sticky top-0 z-10 flex h-header shrink-0 items-center justify-between border-b border-seam bg-hull px-4 sm:px-6">
          <Link to={paths.home} onClick={close} className="flex rounded-control">
            <Logo variant="full" className="text-base" />
          </Link>
          <Button tone="ghost" size="icon" aria-label="Close menu" className="-mr-2.5" onClick={close}>
            <X aria-hidden className="size-6" />
          </Button>
        </div>

        <nav aria-label="Menu" className="px-4 py-2 sm:px-6">
          <ul>
            <MenuGroup label="Shop">
              {shopEntries.map(({ label, description, icon: Icon }) => (
                <li key={label}>
                  <button
                    type="button"
                    className={entryClassName}
                    onClick={() => {
                      close()
                      onDeadEnd(label)
                    }}
                  >
                    <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
                    <span>
                      <span className="block font-display leading-6 font-semibold">{label}</span>
                      <span className="block text-sm leading-5 text-ink-muted">{description}</span>
                    </span>
                  </button>
                </li>
              ))}
            </MenuGroup>
            <li className="border-b border-seam">
              <NavLink to={paths.about} onClick={close} className={linkClassName}>
                About Us
              </NavLink>
            </li>
            <li className="border-b border-seam">
              <NavLink to={paths.news} onClick={close} className={linkClassName}>
                News
              </NavLink>
            </li>
            <MenuGroup label="Social">
              {socialLinks.map(({ network, label, href }) => (
                <li key={network}>
                  <a href={href} target="_blank" rel="noreferrer" onClick={close} className={entryClassName}>
                    <SocialIcon network={network} className="mt-0.5 text-ink-muted" />
                    <span className="font-display leading-6 font-semibold">{label}</span>
                  </a>
                </li>
              ))}
            </MenuGroup>
          </ul>
        </nav>

        <div className="mt-auto grid gap-3 px-4 pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-6">
          {account.status === 'signedIn' ? (
            <>
              <div className="flex min-w-0 items-center gap-3">
                {account.avatar && <Avatar src={account.avatar} name={account.name} />}
                <p className="truncate text-sm text-ink-muted">
                  Signed in as <bdi className="font-medium text-ink">{account.name}</bdi>
                </p>
              </div>
              <Button asChild size="lg">
                <Link to={paths.profile} onClick={close}>
                  Profile
                </Link>
              </Button>
              <Button
                tone="quiet"
                size="lg"
                onClick={() => {
                  close()
                  onLogOut()
                }}
              >
                <LogOut aria-hidden className="size-5" />
                Logout
              </Button>
            </>
          ) : (
            <Button asChild size="lg">
              {/* The specification sends Sign In to the sign-up screen. */}
              <Link to={paths.signUp} onClick={close}>
                Sign In
              </Link>
            </Button>
          )}
        </div>
      </dialog>
    </div>
  )
}

const linkClassName =
  'flex h-14 items-center rounded-control font-display text-lg font-semibold aria-[current=page]:text-signal'

const entryClassName =
  'flex w-full items-start gap-3 rounded-control px-3 py-2.5 text-left transition-colors duration-100 hover:bg-plate active:bg-plate'
