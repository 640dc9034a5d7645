import { useEffect, type ReactNode } from 'react'
import {
  DropdownMenu,
  DropdownMenuItem,
  type DropdownMenuItemProps,
} from '../../components/dropdown-menu/dropdown-menu.tsx'

/** One line of a menu of the bar. */
export type HeaderMenuEntry = DropdownMenuItemProps

export interface HeaderMenuProps {
  /** The menu's name for a screen reader. */
  label: string
  entries: readonly HeaderMenuEntry[]
  /** A `MenuButton`. */
  trigger: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A key opened the menu, perhaps before it was loaded: the focus goes to its first entry. */
  openedByKey: boolean
}

/** The part of `HoverMenu` that is loaded when it is wanted. */
export function HeaderMenu({ label, entries, trigger, open, onOpenChange, openedByKey }: HeaderMenuProps) {
  useEffect(() => {
    // Radix goes to the first entry only after a key that it has heard itself, and this one came before it was there.
    if (openedByKey) document.dispatchEvent(new KeyboardEvent('keydown'))
  }, [openedByKey])

  return (
    <DropdownMenu label={label} open={open} onOpenChange={onOpenChange} trigger={trigger}>
      {entries.map((entry) => (
        <DropdownMenuItem key={entry.label} {...entry} />
      ))}
    </DropdownMenu>
  )
}
