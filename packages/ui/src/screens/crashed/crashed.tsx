import { paths } from '@meridian/contract/rules/paths'
import { Button } from '../../components/button/button.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'

export interface CrashedScreenProps {
  /** Load the page again. */
  onReload: () => void
}

/** Takes the place of a page that broke while it was drawn. */
export function CrashedScreen({ onReload }: CrashedScreenProps) {
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center pt-header outline-none">
      <EmptyState
        headingLevel={1}
        title="Something went wrong"
        action={
          <>
            <Button onClick={onReload}>Reload</Button>
            <Button asChild tone="quiet">
              {/* A plain link: it loads everything anew, and works where the router itself has broken. */}
              <a href={paths.home}>Go Home</a>
            </Button>
          </>
        }
      >
        <p className="text-balance">This page could not be shown. Loading it again usually helps.</p>
      </EmptyState>
    </main>
  )
}
