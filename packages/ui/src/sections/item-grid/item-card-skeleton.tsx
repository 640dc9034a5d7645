import { Card } from '../../components/card/card.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'

/** The outline of an item's card that is on its way. */
export function ItemCardSkeleton() {
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <Skeleton className="aspect-6/5 rounded-none bg-plate" />
      <div className="@container flex grow flex-col p-3 sm:p-4">
        <Skeleton className="my-0.5 h-5 w-3/4" />
        <Skeleton className="mt-2 h-3 w-1/3" />
        <div className="mt-auto flex flex-col gap-3 pt-4 @min-[13rem]:flex-row @min-[13rem]:items-center @min-[13rem]:justify-between">
          <Skeleton className="h-7 w-16" />
          <Skeleton className="h-10 @min-[13rem]:w-24 sm:h-9" />
        </div>
      </div>
    </Card>
  )
}
