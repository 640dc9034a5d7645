import { paths } from '@meridian-2117/contract/paths/paths'
import { X } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { requestSucceededMessages } from '../request-succeeded/request-succeeded.messages.ts'

/**
 * A failed request. 'Go Home' leads to the offer page (docs/product.md#results).
 *
 * The player returns to the offer page.
 */
export function RequestFailedScreen() {
  const messages = useMessages(requestSucceededMessages)
  return (
    <NoticePage
      tone="alert"
      icon={<X />}
      title={messages.failed}
      actions={<ButtonLink to={paths.makeOffer}>{messages.goHome}</ButtonLink>}
    />
  )
}
