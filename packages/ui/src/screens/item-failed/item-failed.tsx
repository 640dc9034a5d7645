import { paths } from '@meridian-2117/contract/paths/paths'
import { LoaderCircle, TriangleAlert } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { noticeMessages } from '../../layouts/notice-page/notice-page.messages.ts'

export interface ItemFailedScreenProps {
  /** A retry is running: the button is busy, and keeps the focus. */
  busy: boolean
  /** Retries at once. */
  onRetry: () => void
}

/**
 * The item of the address failed to load. The query also retries by itself; the loaded item then replaces this page.
 *
 * The player tries again, or goes to the marketplace.
 */
export function ItemFailedScreen({ busy, onRetry }: ItemFailedScreenProps) {
  const messages = useMessages(noticeMessages)
  return (
    <NoticePage
      tone="alert"
      icon={<TriangleAlert />}
      title={messages.itemFailed}
      actions={
        <>
          <Button aria-disabled={busy} aria-busy={busy} onClick={busy ? undefined : onRetry}>
            {busy && <LoaderCircle aria-hidden className="size-5 animate-orbit" />}
            <span>{messages.tryAgain}</span>
          </Button>
          <ButtonLink tone="quiet" to={paths.market}>
            {messages.marketplace}
          </ButtonLink>
        </>
      }
    >
      {messages.itemFailedNote}
    </NoticePage>
  )
}
