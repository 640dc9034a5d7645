import type { Item } from '@meridian-2117/contract'
import { Bookmark } from 'lucide-react'
import { use, useSyncExternalStore, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useItemText } from '../../lib/item.ts'
import { useMessages } from '../../lib/messages.ts'
import { SavedItemsContext } from '../../lib/saved-items.ts'
import { savedItemMessages } from './save-mark.messages.ts'

export interface SaveMarkProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  /** The item's name, which ends the button's name. */
  title: string
  /** The item is saved. */
  saved: boolean
}

/**
 * Saves one item for later, or removes it: a bookmark that is filled while the item is saved.
 *
 * Use it on an item's card or page. `ItemSaveMark` also knows whether the item is saved.
 */
export function SaveMark({ className, title, saved, ...props }: SaveMarkProps) {
  const { save } = useMessages(savedItemMessages)
  return (
    <button
      data-slot="save-mark"
      type="button"
      aria-pressed={saved}
      aria-label={save(title)}
      className={cn(
        'group/mark inline-grid size-11 place-items-center rounded-full transition-[color] duration-150 ease-dock',
        saved ? 'text-signal hover:text-signal-bright' : 'text-ink-muted hover:text-ink',
        className,
      )}
      {...props}
    >
      <span className="grid size-8 place-items-center rounded-full border border-transparent bg-void/60 transition-[border-color] duration-150 ease-dock group-hover/mark:border-seam-strong">
        <Bookmark aria-hidden className={cn('size-4', saved && 'fill-current')} />
      </span>
    </button>
  )
}

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
