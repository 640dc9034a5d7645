import { Card } from '../../components/card/card.tsx'
import { Container } from '../../components/container/container.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { itemPageMessages } from '../../layouts/item-detail/item-detail.messages.ts'

/**
 * The outline of an item's page while its item loads by the id in the address.
 *
 * The player waits; the item's page replaces it.
 */
export function ItemLoadingScreen() {
  return (
    <Page data-slot="item-loading" aria-busy>
      <Container className="pt-4 lg:pt-14">
        {/* The place of the tabs. */}
        <div aria-hidden className="h-12 border-b border-seam lg:hidden" />
        <h1 className="sr-only">
          <output>{useMessages(itemPageMessages).loading}</output>
        </h1>
        <div className="mt-6 grid items-start gap-8 lg:mt-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
          <Card className="overflow-hidden bg-void">
            <Skeleton className="aspect-6/5 rounded-none bg-plate" />
          </Card>
          <div>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-4 h-10 w-4/5 lg:h-12" />
            <Skeleton className="mt-5 h-4 w-2/5" />
            <Skeleton className="mt-8 h-4 w-full" />
            <Skeleton className="mt-3 h-4 w-11/12" />
            <Skeleton className="mt-3 h-4 w-3/5" />
            <Card className="mt-8 p-5 sm:p-6">
              <Skeleton className="h-4 w-12" />
              <Skeleton className="mt-3 mb-6 h-10 w-32" />
              <Skeleton className="h-13 w-full" />
              <div className="mt-3 grid gap-3 sm:grid-cols-2">
                <Skeleton className="h-11 w-full" />
                <Skeleton className="h-11 w-full" />
              </div>
            </Card>
          </div>
        </div>
      </Container>
    </Page>
  )
}
