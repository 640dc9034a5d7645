import { paths } from '@meridian/contract/rules/paths'
import { CircleUserRound, LogOut } from 'lucide-react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { siteHeaderMessages } from './site-header.messages.ts'
import type { Account } from './account.ts'

export interface AccountControlsProps {
  account: Account
  /** Logout was pressed; the confirmation comes from whoever listens. */
  onLogOut: () => void
}

/** The account end of the bar: Sign In for a visitor, profile and Logout for a player. */
export function AccountControls({ account, onLogOut }: AccountControlsProps) {
  const messages = useMessages(siteHeaderMessages)
  return (
    <div className="flex shrink-0 items-center gap-2 max-sm:hidden">
      {account.status !== 'signedOut' && (
        <div className={cn('flex gap-2', account.status === 'unknown' && 'not-remembered:hidden')}>
          <ButtonLink
            tone="ghost"
            size="icon"
            to={paths.profile}
            aria-label={messages.profile}
            {...(account.status === 'signedIn' && { title: account.name })}
          >
            {account.status === 'signedIn' && account.avatar ? (
              <Avatar src={account.avatar} name={account.name} className="size-8" />
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
      {account.status !== 'signedIn' && (
        <ButtonLink className={cn(account.status === 'unknown' && 'remembered:hidden')} to={paths.signUp}>
          {/* Sign In leads to the sign-up screen (docs/product.md#oddities). */}
          {messages.signIn}
        </ButtonLink>
      )}
    </div>
  )
}
