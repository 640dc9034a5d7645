import { paths } from '@meridian/contract/rules/paths'
import { TriangleAlert } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'
import { useWords } from '../../lib/words.ts'
import { noticeWords } from '../../words/notices.ts'

export interface CrashedScreenProps {
  /** Load the page again. */
  onReload: () => void
}

/** Takes the place of a page that broke while it was drawn. */
export function CrashedScreen({ onReload }: CrashedScreenProps) {
  const words = useWords(noticeWords)
  return (
    <NoticePage
      tone="alert"
      icon={<TriangleAlert />}
      title={words.crashed}
      actions={
        <>
          <Button onClick={onReload}>{words.reload}</Button>
          <Button asChild tone="quiet">
            {/* A plain link: it loads everything anew, and works where the router itself has broken. */}
            <a href={paths.home}>{words.goHome}</a>
          </Button>
        </>
      }
    >
      {words.crashedNote}
    </NoticePage>
  )
}
