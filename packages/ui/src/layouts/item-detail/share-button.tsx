import { Check, Share2 } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { useFormatMessage } from '../../lib/format-message.ts'
import { useMessages } from '../../lib/messages.ts'
import { itemPageMessages } from './item-detail.messages.ts'

/** The state and the action of the share button. */
export interface Sharing {
  /** The address was copied a moment ago, as the browser has no dialog for sharing. */
  copied: boolean
  /** Shares the item's address. */
  onShare: () => void
}

/** Shares an item's address, and says so where it was copied. */
export function ShareButton({ copied, onShare }: Sharing) {
  const messages = useMessages(itemPageMessages)
  const format = useFormatMessage()
  const Icon = copied ? Check : Share2
  return (
    <>
      <Button tone="quiet" size="sm" onClick={onShare}>
        <Icon aria-hidden className="size-4" />
        <span>{copied ? format({ key: 'linkCopied' }) : messages.share}</span>
      </Button>
      {/* An element with `aria-live` would keep the page readable behind an open dialog. */}
      <output className="sr-only">{copied && format({ key: 'linkCopied' })}</output>
    </>
  )
}
