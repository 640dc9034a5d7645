import { paths } from '@meridian-2117/contract/paths/paths'
import { PackageOpen } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { noticeMessages } from '../../layouts/notice-page/notice-page.messages.ts'

export interface NoItemScreenProps {
  /** The address names an item that has left the market. @default false */
  delisted?: boolean | undefined
}

/**
 * A buy or payment page without an item, for instance from a typed address.
 *
 * The player goes to the marketplace, to choose an item.
 */
export function NoItemScreen({ delisted = false }: NoItemScreenProps) {
  const messages = useMessages(noticeMessages)
  return (
    <NoticePage
      icon={<PackageOpen />}
      title={delisted ? messages.itemDelisted : messages.noItem}
      actions={<ButtonLink to={paths.market}>{messages.marketplace}</ButtonLink>}
    >
      {delisted ? messages.itemDelistedNote : messages.noItemNote}
    </NoticePage>
  )
}
