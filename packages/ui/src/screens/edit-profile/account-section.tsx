import type { Account } from '@meridian-2117/contract'
import { waysIn, waysInOf, type WayIn } from '@meridian-2117/contract/names/ways-in'
import { Download, LogOut, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { Button, type ButtonProps } from '../../components/button/button.tsx'
import { LoadingNote } from '../../components/loading-note/loading-note.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { shortAddress } from '../../lib/format.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { useMessages } from '../../lib/messages.ts'
import { accountMessages } from './account-section.messages.ts'
import { wayMessages } from '../../dialogs/account-dialog/account-dialog.messages.ts'

/** A call of the section that is in progress. */
export type AccountCall = 'confirmEmail' | 'signOut' | 'export'

export interface AccountSectionProps {
  /** The player's e-mail and ways in. */
  account: Loadable<Account>
  /** This call is in progress: its button keeps the focus and does nothing. */
  calling?: AccountCall | undefined
  /** Mails a link that confirms the e-mail. */
  onConfirmEmail: () => void
  /** Opens the dialog for another e-mail. */
  onChangeEmail: () => void
  /** Links a way in; for a password it mails a link. */
  onLink: (way: WayIn) => void
  /** Opens the dialog that unlinks a way in. */
  onUnlink: (way: WayIn) => void
  /** Ends the player's sessions everywhere else. */
  onSignOutEverywhere: () => void
  /** Saves the player's data as a file. */
  onExport: () => void
  /** Opens the dialog that deletes the account. */
  onDelete: () => void
}

/** The player's account, apart from the profile that others see. */
export function AccountSection({ account, ...section }: AccountSectionProps) {
  const messages = useMessages(accountMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-seam pt-6 lg:col-start-2">
      <h2 id={id} className="font-display text-xl font-semibold">
        {messages.account}
      </h2>
      {account.status === 'ready' ? (
        <>
          <Email account={account.data} {...section} />
          <Ways account={account.data} {...section} />
        </>
      ) : (
        <div className="grid gap-3">
          <LoadingNote label={messages.loading} status={account.status} />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
      <ul className="grid gap-4 border-t border-seam pt-5">
        <Row note={messages.signOutNote}>
          {(described) => (
            <RowButton
              described={described}
              busy={section.calling === 'signOut'}
              onClick={section.onSignOutEverywhere}
            >
              <LogOut aria-hidden className="size-4" />
              <span>{messages.signOutEverywhere}</span>
            </RowButton>
          )}
        </Row>
        {account.status === 'ready' && (
          <>
            <Row note={messages.exportNote}>
              {(described) => (
                <RowButton
                  described={described}
                  busy={section.calling === 'export'}
                  onClick={section.onExport}
                >
                  <Download aria-hidden className="size-4" />
                  <span>{messages.export}</span>
                </RowButton>
              )}
            </Row>
            <Row note={messages.deleteNote}>
              {(described) => (
                <RowButton described={described} onClick={section.onDelete}>
                  <Trash2 aria-hidden className="size-4" />
                  <span>{messages.delete}</span>
                </RowButton>
              )}
            </Row>
          </>
        )}
      </ul>
    </section>
  )
}

type Ready = Omit<AccountSectionProps, 'account'> & { account: Account }

function Email({ account: { email, emailProven }, calling, onConfirmEmail, onChangeEmail }: Ready) {
  const messages = useMessages(accountMessages)
  if (email === undefined)
    return (
      <Row as="div" name={messages.email} note={messages.noEmail}>
        {(described) => (
          <RowButton described={described} label={messages.addEmail} onClick={onChangeEmail}>
            {messages.add}
          </RowButton>
        )}
      </Row>
    )
  return (
    <Row
      as="div"
      name={
        <>
          <span className="mr-2">{messages.email}</span>
          <Badge tone={emailProven ? 'good' : 'warn'}>
            {emailProven ? messages.confirmed : messages.notConfirmed}
          </Badge>
        </>
      }
      note={<bdi>{email}</bdi>}
    >
      {(described) => (
        <>
          {!emailProven && (
            <RowButton
              described={described}
              label={messages.sendLinkTo(email)}
              busy={calling === 'confirmEmail'}
              onClick={onConfirmEmail}
            >
              {messages.sendLink}
            </RowButton>
          )}
          <RowButton described={described} label={messages.changeEmail} onClick={onChangeEmail}>
            {messages.change}
          </RowButton>
        </>
      )}
    </Row>
  )
}

function Ways({ account, onLink, onUnlink }: Ready) {
  const messages = useMessages(accountMessages)
  const names = useMessages(wayMessages)
  const id = useId()
  const linked = waysInOf(account)
  const isLast = linked.length === 1
  const canMailPassword = account.email !== undefined && account.emailProven

  const noteOf = (way: WayIn): string => {
    if (linked.includes(way)) {
      if (isLast) return messages.onlyWay
      return way === 'wallet' ? shortAddress(account.walletAddress ?? '') : messages.linked
    }
    if (way !== 'password') return messages.notLinked
    return canMailPassword ? messages.passwordByMail : messages.passwordNeedsEmail
  }

  return (
    <div className="grid gap-4 border-t border-seam pt-5">
      <div className="grid gap-1">
        <h3 className="font-display font-semibold">{messages.ways}</h3>
        <p id={`${id}-note`} className="text-sm text-ink-muted">
          {messages.waysNote}
        </p>
      </div>
      <ul className="grid gap-4">
        {waysIn.map((way) => (
          <Row key={way} name={names[way]} note={noteOf(way)}>
            {(described) =>
              linked.includes(way)
                ? !isLast && (
                    <RowButton
                      described={described}
                      label={messages.unlinkWay(names[way])}
                      onClick={() => onUnlink(way)}
                    >
                      {messages.unlink}
                    </RowButton>
                  )
                : (way !== 'password' || canMailPassword) && (
                    <RowButton
                      described={`${described} ${id}-note`}
                      label={messages.linkWay(names[way])}
                      onClick={() => onLink(way)}
                    >
                      {messages.link}
                    </RowButton>
                  )
            }
          </Row>
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  as?: 'li' | 'div'
  name?: ReactNode
  note: ReactNode
  /** The buttons; receives the id of the note. */
  children: (described: string) => ReactNode
}

function Row({ as: Element = 'li', name, note, children }: RowProps) {
  const id = useId()
  return (
    <Element className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        {name && <p className="font-medium">{name}</p>}
        <p id={id} className="wrap-anywhere text-ink-muted">
          {note}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children(id)}</div>
    </Element>
  )
}

interface RowButtonProps {
  /** Ids of the texts that say what a press does. */
  described: string
  /** The name for a screen reader, which begins with the visible text. @default the visible text */
  label?: string
  busy?: boolean
  onClick: () => void
  children: ButtonProps['children']
}

const RowButton = ({ described, label, busy = false, onClick, children }: RowButtonProps) => (
  <Button
    tone="quiet"
    size="sm"
    aria-label={label}
    aria-describedby={described}
    // Unlike a disabled button it keeps the focus.
    aria-disabled={busy}
    onClick={busy ? undefined : onClick}
  >
    {children}
  </Button>
)
