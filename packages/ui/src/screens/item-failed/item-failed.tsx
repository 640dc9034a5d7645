import { paths } from '@meridian/contract/rules/paths'
import { LoaderCircle, TriangleAlert } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { noticeMessages } from '../../layouts/notice-page/notice-page.messages.ts'

export interface ItemFailedScreenProps {
  /** The item is asked for once more: the button waits, and keeps the focus. */
  busy: boolean
  /** Asks for the item at once. */
  onRetry: () => void
}

/** The item of the address could not be loaded. It is asked for again by itself, too, and then takes this page's place. */
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
