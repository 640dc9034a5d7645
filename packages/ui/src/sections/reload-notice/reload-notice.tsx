import { Info } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { reloadNoticeMessages } from './reload-notice.messages.ts'

export interface ReloadNoticeProps {
  /** @default 'newVersion' */
  reason?: 'newVersion' | 'incomplete'
  /** The page cannot continue without a reload. Otherwise it is offered, and can wait. */
  isNeeded: boolean
  /** Called when the player presses Reload. */
  onReload: () => void
  /** Called when the player presses Later. */
  onLater?: () => void
}

/**
 * Reports, over any page, that a newer version of the site is deployed, or that the page has arrived incomplete.
 *
 * Use it for what a reload mends. Other news are toasts.
 */
export function ReloadNotice({ reason = 'newVersion', isNeeded, onReload, onLater }: ReloadNoticeProps) {
  const messages = useMessages(reloadNoticeMessages)
  const note = isNeeded ? messages.newVersionNote : messages.newVersionOffer
  return (
    <div
      data-slot="reload-notice"
      role={isNeeded ? 'alert' : 'status'}
      className={cn(
        // An offer waits at the end of a low page, which it would cover.
        isNeeded ? 'fixed' : 'tall:fixed',
        'right-[max(1rem,var(--spacing-safe-right))] bottom-[max(1rem,var(--spacing-safe-bottom))] left-[max(1rem,var(--spacing-safe-left))] z-60 mx-auto flex max-w-xl flex-wrap items-start gap-x-4 gap-y-3 sm:flex-nowrap sm:items-center rounded-panel border border-l-2 border-seam border-l-signal bg-plate p-4 text-sm leading-5 text-ink shadow-panel inset-shadow-edge print:hidden',
      )}
    >
      <Info aria-hidden className="size-5 shrink-0 text-signal" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{messages[reason]}</p>
        <p className="mt-0.5 text-ink-muted">{reason === 'incomplete' ? messages.incompleteNote : note}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:flex-col-reverse">
        {!isNeeded && (
          <Button tone="quiet" size="sm" onClick={onLater}>
            {messages.later}
          </Button>
        )}
        <Button size="sm" onClick={onReload}>
          {messages.reload}
        </Button>
      </div>
    </div>
  )
}
