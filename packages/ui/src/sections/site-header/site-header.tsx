import { paths } from '@meridian-2117/contract/paths/paths'
import type { ReactNode } from 'react'
import { CircleUserRound, LogOut } from 'lucide-react'
import { ActiveLink, Link, type DeadEndOf } from '../../lib/links.ts'
import { Container } from '../../components/container/container.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { cn } from '../../lib/cn.ts'
import { contentId, focusContent } from '../../lib/focus.ts'
import { useMessages } from '../../lib/messages.ts'
import { siteHeaderMessages } from './site-header.messages.ts'
import type { HeaderPlayer } from './header-player.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { HoverMenu } from './hover-menu.tsx'

export type { HeaderPlayer }

export interface SiteHeaderProps {
  /** The account in the header: a visitor, a player with a display name, or not known yet. */
  player: HeaderPlayer
  /** A control without a destination was pressed: a Shop entry; on desktop also News and Social. */
  onDeadEnd: (control: DeadEndOf<'shop' | 'header' | 'social'>) => void
  /** Called when the player presses Logout; `LogOutDialog` asks for confirmation. */
  onLogOut: () => void
  /**
   * The search box: in the bar, on phones and tablets in a second row of it. While the session is not known, its space
   * is reserved for a player.
   */
  search?: ReactNode
}

/**
 * The navigation bar, fixed at the top of every page but `/stripe-payment`. Screens reserve its first row, as `Page`
 * does; a spacer above them reserves the second. In a low window, as at 400 % zoom, it scrolls away with the page.
 *
 * Use it once, before the content of a page. The tabs of one page are `TabLinks`.
 */
export function SiteHeader({ player, onDeadEnd, onLogOut, search }: SiteHeaderProps) {
  const messages = useMessages(siteHeaderMessages)
  const unknown = player.status === 'unknown'
  return (
    <>
      <header
        data-slot="site-header"
        className="absolute inset-x-0 top-0 z-40 tall:fixed print:hidden border-b pt-safe-top pr-safe-right pl-safe-left border-seam bg-hull/85 backdrop-blur-md"
      >
        <a
          href={`#${contentId}`}
          onClick={(event) => {
            // Following the fragment would add a history entry without the item in this one's state.
            event.preventDefault()
            focusContent()
          }}
          className="sr-only rounded-control bg-signal font-display font-semibold text-on-signal focus:not-sr-only focus:absolute focus:top-[calc(var(--spacing-safe-top)+0.875rem)] focus:left-[calc(var(--spacing-safe-left)+1rem)] focus:z-10 focus:px-4 focus:py-2.5"
        >
          {messages.skip}
        </a>
        <Container className="flex flex-wrap items-center gap-x-4 lg:flex-nowrap">
          <div className="flex h-[calc(var(--spacing-header)-var(--spacing-safe-top))] shrink-0 items-center max-lg:mr-auto lg:mr-2">
            <Link to={paths.home} className="flex rounded-control">
              <Logo variant="full" className="text-base xl:text-lg" />
            </Link>
          </div>
          <DesktopNav onDeadEnd={onDeadEnd} />
          {search && (
            <div
              className={cn(
                'min-h-11 max-lg:order-last max-lg:min-h-14 max-lg:basis-full max-lg:pb-3 lg:ml-auto lg:max-w-80 lg:min-w-0 lg:flex-1',
                unknown && 'not-remembered:hidden',
              )}
            >
              {search}
            </div>
          )}
          <div className={cn('flex items-center gap-4', (!search || unknown) && 'lg:ml-auto')}>
            <PlayerControls player={player} onLogOut={onLogOut} />
            <MobileMenu player={player} onDeadEnd={onDeadEnd} onLogOut={onLogOut} />
          </div>
        </Container>
      </header>
      {search && (
        <div
          aria-hidden
          data-slot="search-room"
          className={cn('search-room h-14 lg:hidden print:hidden', unknown && 'not-remembered:hidden')}
        />
      )}
    </>
  )
}

interface PlayerControlsProps {
  player: HeaderPlayer
  /** Called when the player presses Logout; the listener asks for confirmation. */
  onLogOut: () => void
}

/** The account end of the bar: Sign In for a visitor, profile and Logout for a player. */
function PlayerControls({ player, onLogOut }: PlayerControlsProps) {
  const messages = useMessages(siteHeaderMessages)
  return (
    <div className="flex shrink-0 items-center gap-2 max-sm:hidden">
      {player.status !== 'signedOut' && (
        <div className={cn('flex gap-2', player.status === 'unknown' && 'not-remembered:hidden')}>
          <ButtonLink
            tone="ghost"
            size="icon"
            to={paths.profile}
            aria-label={messages.profile}
            {...(player.status === 'signedIn' && { title: player.name })}
          >
            {player.status === 'signedIn' && player.avatar ? (
              <Avatar src={player.avatar} name={player.name} className="size-8" />
            ) : (
              <CircleUserRound aria-hidden className="size-6" />
            )}
          </ButtonLink>
          <Button tone="quiet" onClick={onLogOut}>
            <LogOut aria-hidden className="size-4" />
            <span>{messages.logOut}</span>
          </Button>
        </div>
      )}
      {player.status !== 'signedIn' && (
        <ButtonLink className={cn(player.status === 'unknown' && 'remembered:hidden')} to={paths.signUp}>
          {/* Sign In leads to the sign-up screen (docs/product.md#oddities). */}
          {messages.signIn}
        </ButtonLink>
      )}
    </div>
  )
}

interface DesktopNavProps {
  /** Called when the player chooses an entry without a destination. */
  onDeadEnd: SiteHeaderProps['onDeadEnd']
}

/** Shop, About Us, News and Social in the bar of a wide screen. */
function DesktopNav({ onDeadEnd }: DesktopNavProps) {
  const messages = useMessages(siteHeaderMessages)
  return (
    <nav aria-label={messages.main} className="flex items-center max-lg:hidden">
      <HoverMenu menu="shop" onDeadEnd={onDeadEnd} />
      <Button asChild tone="ghost" className="px-3 aria-[current=page]:text-ink">
        <ActiveLink to={paths.about}>{messages.about}</ActiveLink>
      </Button>
      <Button tone="ghost" className="px-3" onClick={() => onDeadEnd('header:news')}>
        {messages.news}
      </Button>
      <HoverMenu menu="social" onDeadEnd={onDeadEnd} />
    </nav>
  )
}
