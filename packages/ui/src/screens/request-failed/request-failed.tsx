import { paths } from '@meridian/contract/rules/paths'
import { X } from 'lucide-react'
import { Link } from '../../lib/links.ts'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { requestMessages } from '../request-succeeded/request-succeeded.messages.ts'

/** A request did not go through. 'Go Home' leads to the offer page (docs/product.md#results). */
export function RequestFailedScreen() {
  const messages = useMessages(requestMessages)
  return (
    <NoticePage
      tone="alert"
      icon={<X />}
      title={messages.failed}
      actions={
        <Button asChild>
          <Link to={paths.makeOffer}>{messages.goHome}</Link>
        </Button>
      }
    />
  )
}
