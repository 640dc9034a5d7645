import type { Item } from '@meridian/contract'
import { lazy, Suspense, use } from 'react'
import { SavedItemsContext } from '../../lib/saved-items.ts'
import { ErrorFallback } from '../error-fallback/error-fallback.tsx'

const ItemSaveMark = lazy(async () => ({ default: (await import('./item-save-mark.tsx')).ItemSaveMark }))

export interface LateSaveMarkProps {
  /** What is saved; an item without an id cannot be. */
  item: Item
}

/** The mark of an item where a host keeps saved items: it comes after the card that it lies on. */
export function LateSaveMark({ item }: LateSaveMarkProps) {
  if (!use(SavedItemsContext) || item.id === '') return null
  return (
    <ErrorFallback fallback={null}>
      <Suspense>
        <ItemSaveMark item={item} />
      </Suspense>
    </ErrorFallback>
  )
}
