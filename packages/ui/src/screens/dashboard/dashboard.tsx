import { paths } from '@meridian/contract/rules/paths'
import { Orbit } from 'lucide-react'
import { Link } from '../../lib/links.ts'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { noticeMessages } from '../../layouts/notice-page/notice-page.messages.ts'

/** The page after a card redirect. A toast tells the outcome. */
export function DashboardScreen() {
  const messages = useMessages(noticeMessages)
  return (
    <NoticePage
      icon={<Orbit />}
      title={messages.dashboard}
      actions={
        <>
          <Button asChild>
            <Link to={paths.profileActivity}>{messages.viewActivity}</Link>
          </Button>
          <Button asChild tone="quiet">
            <Link to={paths.market}>{messages.marketplace}</Link>
          </Button>
        </>
      }
    />
  )
}
