import { paths } from '@meridian/contract/rules/paths'
import { Orbit } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'
import { useWords } from '../../lib/words.ts'
import { noticeWords } from '../../words/notices.ts'

/** Where a card redirect lands (Spec 2, Dashboard); the outcome itself is told by a toast (Spec 4). */
export function DashboardScreen() {
  const words = useWords(noticeWords)
  return (
    <NoticePage
      icon={<Orbit />}
      title={words.dashboard}
      actions={
        <>
          <Button asChild>
            <Link to={paths.profileActivity}>{words.viewActivity}</Link>
          </Button>
          <Button asChild tone="quiet">
            <Link to={paths.market}>{words.marketplace}</Link>
          </Button>
        </>
      }
    />
  )
}
