import { paths } from '@meridian-2117/contract/paths/paths'
import { LogOut, X } from 'lucide-react'
import { useRef } from 'react'
import { ActiveLink, Link, type DeadEndOf } from '../../lib/links.ts'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Dialog, DialogLayer, DialogTitle } from '../../components/dialog/dialog.tsx'
import { SocialIcon } from '../../components/social-icon/social-icon.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { useMessages } from '../../lib/messages.ts'
import { siteHeaderMessages, siteMenuMessages } from './site-header.messages.ts'
import type { HeaderPlayer } from './header-player.ts'
import { MenuGroup } from './menu-group.tsx'
import { shopEntries, socialLinks } from './menu-entries.ts'

export interface MobileMenuProps {
  player: HeaderPlayer
  /** Called when the player presses an entry of Shop, after the menu has closed. */
  onDeadEnd: (control: DeadEndOf<'shop'>) => void
  /** Called when the player presses Logout, after the menu has closed. */
  onLogOut: () => void
}

export interface MobileMenuDialogProps extends MobileMenuProps {
  /** Opens the menu; only its parent changes that. */
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The full-height menu of phones and tablets. */
export function MobileMenuDialog({ open, onOpenChange, ...menu }: MobileMenuDialogProps) {
  const messages = useMessages(siteHeaderMessages)
  const home = useRef<HTMLAnchorElement>(null)
  const close = () => onOpenChange(false)

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogLayer
        initialFocus={home}
        backdropClassName="bg-void/80"
        className="fixed inset-y-0 right-0 z-50 flex w-full animate-veil-in flex-col overflow-y-auto overscroll-contain border-seam bg-hull pr-safe-right pl-safe-left sm:max-w-md sm:border-l"
      >
        <DialogTitle className="sr-only">{messages.menu}</DialogTitle>
        <div className="top-0 z-10 tall:sticky flex h-header shrink-0 items-center justify-between border-b border-seam bg-hull px-4 pt-safe-top sm:px-6">
          <Link ref={home} to={paths.home} onClick={close} className="flex rounded-control">
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
        <Entries {...menu} onClose={close} />
      </DialogLayer>
    </Dialog>
  )
}

function Entries({ player, onClose, onDeadEnd, onLogOut }: MobileMenuProps & { onClose: () => void }) {
  const messages = useMessages(siteHeaderMessages)
  const entries = useMessages(siteMenuMessages)
  return (
    <>
      <nav aria-label={messages.menu} className="px-4 py-2 sm:px-6">
        <ul>
          <MenuGroup label={messages.shop}>
            {shopEntries.map(({ name, icon: Icon }) => (
              <li key={name}>
                <button
                  type="button"
                  className={entryClassName}
                  onClick={() => {
                    onClose()
                    onDeadEnd(`shop:${name}`)
                  }}
                >
                  <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
                  <span>
                    <span className="block font-display leading-6 font-semibold">{entries[name]}</span>
                    <span className="block text-sm leading-5 text-ink-muted">{entries[`${name}Note`]}</span>
                  </span>
                </button>
              </li>
            ))}
          </MenuGroup>
          <li className="border-b border-seam">
            <ActiveLink to={paths.about} onClick={onClose} className={linkClassName}>
              {messages.about}
            </ActiveLink>
          </li>
          <li className="border-b border-seam">
            <ActiveLink to={paths.news} onClick={onClose} className={linkClassName}>
              {messages.news}
            </ActiveLink>
          </li>
          <MenuGroup label={messages.social}>
            {socialLinks.map(({ network, href }) => (
              <li key={network}>
                <a href={href} target="_blank" rel="noreferrer" onClick={onClose} className={entryClassName}>
                  <SocialIcon network={network} className="mt-0.5 text-ink-muted" />
                  <span className="font-display leading-6 font-semibold">{entries[network]}</span>
                </a>
              </li>
            ))}
          </MenuGroup>
        </ul>
      </nav>
      <div className="mt-auto grid gap-3 px-4 pt-6 pb-[max(1.5rem,var(--spacing-safe-bottom))] sm:px-6">
        {player.status === 'signedIn' ? (
          <>
            <div className="flex min-w-0 items-center gap-3">
              {player.avatar && <Avatar src={player.avatar} name={player.name} />}
              <p className="truncate text-sm text-ink-muted">
                <span>{entries.signedInAs}</span> <bdi className="font-medium text-ink">{player.name}</bdi>
              </p>
            </div>
            <ButtonLink size="lg" to={paths.profile} onClick={onClose}>
              {messages.profile}
            </ButtonLink>
            <Button
              tone="quiet"
              size="lg"
              onClick={() => {
                onClose()
                onLogOut()
              }}
            >
              <LogOut aria-hidden className="size-5" />
              <span>{messages.logOut}</span>
            </Button>
          </>
        ) : (
          <ButtonLink size="lg" to={paths.signUp} onClick={onClose}>
            {/* Sign In leads to the sign-up screen (docs/product.md#oddities). */}
            {messages.signIn}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const linkClassName =
  'flex h-14 items-center rounded-control font-display text-lg font-semibold aria-[current=page]:text-signal'

const entryClassName =
  'flex w-full items-start gap-3 rounded-control px-3 py-2.5 text-left transition-colors duration-100 hover:bg-plate active:bg-plate'
