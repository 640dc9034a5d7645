import { paths } from '@meridian-2117/contract/paths/paths'
import { Orbit } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { noticeMessages } from '../../layouts/notice-page/notice-page.messages.ts'

export interface DashboardScreenProps {
  /** Nobody is signed in, as in another browser than the one of the purchase. */
  isVisitor?: boolean | undefined
}

/**
 * The page after a card redirect. A toast shows the outcome.
 *
 * The player goes on to the activities of the profile, or to the marketplace.
 */
export function DashboardScreen({ isVisitor = false }: DashboardScreenProps) {
  const messages = useMessages(noticeMessages)
  return (
    <NoticePage
      icon={<Orbit />}
      title={messages.dashboard}
      actions={
        <>
          <ButtonLink to={paths.profileActivity}>{messages.viewActivity}</ButtonLink>
          <ButtonLink tone="quiet" to={paths.market}>
            {messages.marketplace}
          </ButtonLink>
        </>
      }
    >
      {isVisitor && messages.purchaseSafe}
    </NoticePage>
  )
}
