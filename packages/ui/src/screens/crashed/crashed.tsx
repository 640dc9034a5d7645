import { paths } from '@meridian/contract/rules/paths'
import { TriangleAlert } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'

export interface CrashedScreenProps {
  /** Load the page again. */
  onReload: () => void
}

/** Takes the place of a page that broke while it was drawn. */
export function CrashedScreen({ onReload }: CrashedScreenProps) {
  return (
    <NoticePage
      tone="alert"
      icon={<TriangleAlert />}
      title="Something went wrong"
      actions={
        <>
          <Button onClick={onReload}>Reload</Button>
          <Button asChild tone="quiet">
            {/* A plain link: it loads everything anew, and works where the router itself has broken. */}
            <a href={paths.home}>Go Home</a>
          </Button>
        </>
      }
    >
      This page could not be shown. Loading it again usually helps.
    </NoticePage>
  )
}
