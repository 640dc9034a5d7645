import type { Item } from '@meridian-2117/contract'
import { use, useSyncExternalStore } from 'react'
import { useItemText } from '../../lib/item.ts'
import { SavedItemsContext } from '../../lib/saved-items.ts'
import { SaveMark } from './save-mark.tsx'

export interface ItemSaveMarkProps {
  /** The item to save; it cannot be saved without an id. */
  item: Item
}

/** The save button of an item, in a host with saved items. */
export function ItemSaveMark({ item }: ItemSaveMarkProps) {
  const items = use(SavedItemsContext)
  const { title } = useItemText(item)
  const saved = useSyncExternalStore(
    items?.subscribe ?? constantStore,
    () => items?.has(item.id) ?? false,
    no,
  )
  if (!items || item.id === '') return null
  return <SaveMark title={title} saved={saved} onClick={() => items.toggle(item)} />
}

const constantStore = () => () => {}
const no = () => false
