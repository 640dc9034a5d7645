import type { Item } from '@meridian/contract'
import { lazy, Suspense, use } from 'react'
import { SavedItemsContext } from '../../lib/saved-items.ts'

const load = () => import('./item-save-mark.tsx')

// A card whose mark does not come is whole without it.
const ItemSaveMark = lazy(() =>
  load().then(
    (code) => ({ default: code.ItemSaveMark }),
    () => ({ default: () => null }),
  ),
)

export interface LateSaveMarkProps {
  /** The item to save; one without an id cannot be saved. */
  item: Item
}

/** The mark of an item where a host keeps saved items: it comes after the card that it lies on. */
export function LateSaveMark({ item }: LateSaveMarkProps) {
  if (!use(SavedItemsContext) || item.id === '') return null
  return (
    <Suspense>
      <ItemSaveMark item={item} />
    </Suspense>
  )
}
