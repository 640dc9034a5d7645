import { useLayoutEffect, useRef, type ReactNode } from 'react'
import {
  DropdownMenu,
  DropdownMenuItem,
  type DropdownMenuItemProps,
} from '../../components/dropdown-menu/dropdown-menu.tsx'
import { SocialIcon } from '../../components/icon-social/icon-social.tsx'
import { useMessages } from '../../lib/messages.ts'
import { siteHeaderMessages } from './site-header.messages.ts'
import { siteMenuMessages } from './site-header.messages.ts'
import { shopEntries } from './shop-entries.ts'
import { socialLinks } from './social-links.ts'

export interface HeaderMenuProps {
  /** An entry was chosen, all of which lead nowhere yet; called with its label. */
  onDeadEnd: (label: string) => void
  /** A `MenuButton`. */
  trigger: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A key opened the menu before it was loaded: the focus goes to its first entry. */
  openedByKey: boolean
}

/** The games' shop. */
export function ShopMenu({ onDeadEnd, ...menu }: HeaderMenuProps) {
  const messages = useMessages(siteMenuMessages)
  return (
    <HeaderMenu
      {...menu}
      label={useMessages(siteHeaderMessages).shop}
      entries={shopEntries.map(({ name, icon: Icon }) => ({
        label: messages[name],
        description: messages[`${name}Note`],
        icon: <Icon />,
        onSelect: () => onDeadEnd(siteMenuMessages[name]),
      }))}
    />
  )
}

/** Links to the game's pages on social networks. */
export function SocialMenu({ onDeadEnd, ...menu }: HeaderMenuProps) {
  const messages = useMessages(siteMenuMessages)
  return (
    <HeaderMenu
      {...menu}
      label={useMessages(siteHeaderMessages).social}
      entries={socialLinks.map(({ network }) => ({
        label: messages[network],
        icon: <SocialIcon network={network} />,
        onSelect: () => onDeadEnd(siteMenuMessages[network]),
      }))}
    />
  )
}

interface EntriesProps extends Omit<HeaderMenuProps, 'onDeadEnd'> {
  /** The menu's name for a screen reader. */
  label: string
  entries: readonly DropdownMenuItemProps[]
}

/** The part of `HoverMenu` that is loaded when it is wanted. */
function HeaderMenu({ label, entries, trigger, open, onOpenChange, openedByKey }: EntriesProps) {
  return (
    <DropdownMenu label={label} open={open} onOpenChange={onOpenChange} trigger={trigger}>
      <Entries entries={entries} focusFirst={openedByKey} />
    </DropdownMenu>
  )
}

/** Radix focuses the first entry after a key of its trigger; `focusFirst` does it after one that came before the trigger. */
function Entries({ entries, focusFirst }: Pick<EntriesProps, 'entries'> & { focusFirst: boolean }) {
  const first = useRef<HTMLDivElement>(null)
  // Before the effect in which Radix focuses the whole menu where nothing in it has the focus.
  useLayoutEffect(() => {
    if (focusFirst) first.current?.focus({ preventScroll: true })
  }, [focusFirst])
  return entries.map((entry, index) => (
    <DropdownMenuItem key={entry.label} ref={index === 0 ? first : undefined} {...entry} />
  ))
}
