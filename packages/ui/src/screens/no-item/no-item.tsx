import { paths } from '@meridian/contract/paths/paths'
import { PackageOpen } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { noticeMessages } from '../../layouts/notice-page/notice-page.messages.ts'

/** A buy or payment page without an item, for instance from a typed address. */
export function NoItemScreen() {
  const messages = useMessages(noticeMessages)
  return (
    <NoticePage
      icon={<PackageOpen />}
      title={messages.noItem}
      actions={<ButtonLink to={paths.market}>{messages.marketplace}</ButtonLink>}
    >
      {messages.noItemNote}
    </NoticePage>
  )
}
