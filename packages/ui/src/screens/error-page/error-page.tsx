import type { Message } from '@meridian-2117/contract/messages/message'
import { paths } from '@meridian-2117/contract/paths/paths'
import { CreditCard, TriangleAlert } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { noticeMessages } from '../../layouts/notice-page/notice-page.messages.ts'

export interface ErrorPageScreenProps {
  /** Load the page again. */
  onReload: () => void
  /** The state of the page's payment. While it is pending, no link leads away. */
  payment?: { processing: boolean; message?: Message | undefined } | undefined
}

/**
 * Replaces a page that crashed while rendering.
 *
 * The player loads the page again or goes home. While a payment runs, there is nothing to press.
 */
export function ErrorPageScreen({ onReload, payment }: ErrorPageScreenProps) {
  const messages = useMessages(noticeMessages)
  const format = useFormatMessage()
  const processing = payment?.processing ?? false
  const known = format(payment?.message) ?? (processing ? messages.paymentGoesOnNote : undefined)
  return (
    <NoticePage
      tone={processing ? 'signal' : 'alert'}
      icon={processing ? <CreditCard /> : <TriangleAlert />}
      title={processing ? messages.paymentGoesOn : messages.errorPage}
      actions={
        !processing && (
          <>
            <Button onClick={onReload}>{messages.reload}</Button>
            <Button asChild tone="quiet">
              {/* A plain link: it reloads everything, and works when the router itself has crashed. */}
              <a href={paths.home}>{messages.goHome}</a>
            </Button>
          </>
        )
      }
    >
      {/* A live region announces the outcome of the payment. */}
      <output className="grid gap-3">
        {known && <span>{known}</span>}
        {!processing && <span>{messages.errorPageNote}</span>}
      </output>
    </NoticePage>
  )
}
