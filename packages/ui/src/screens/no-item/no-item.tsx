import { paths } from '@meridian/contract/rules/paths'
import { PackageOpen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'
import { useWords } from '../../lib/words.ts'
import { noticeWords } from '../../words/notices.ts'

/** A buy or payment page that was opened without an item, by a typed address for instance (decisions, Routes). */
export function NoItemScreen() {
  const words = useWords(noticeWords)
  return (
    <NoticePage
      icon={<PackageOpen />}
      title={words.noItem}
      actions={
        <Button asChild>
          <Link to={paths.market}>{words.marketplace}</Link>
        </Button>
      }
    >
      {words.noItemNote}
    </NoticePage>
  )
}
