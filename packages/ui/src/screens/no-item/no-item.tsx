import { paths } from '@meridian/contract/rules/paths'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'

/** A buy or payment page that was opened without an item, by a typed address for instance (decisions, Routes). */
export function NoItemScreen() {
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center pt-header outline-none">
      <EmptyState
        headingLevel={1}
        title="No item is chosen"
        action={
          <Button asChild>
            <Link to={paths.market}>Marketplace</Link>
          </Button>
        }
      >
        <p className="text-balance">
          This page shows the item that you come with. Pick one in the marketplace.
        </p>
      </EmptyState>
    </main>
  )
}
