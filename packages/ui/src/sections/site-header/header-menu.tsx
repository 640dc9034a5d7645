import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { DropdownMenu, DropdownMenuItem } from '../../components/dropdown-menu/dropdown-menu.tsx'
import { SocialIcon } from '../../components/icon-social/icon-social.tsx'
import { useMessages } from '../../lib/messages.ts'
import { shopEntries, socialLinks } from './menu-entries.ts'
import { siteHeaderMessages, siteMenuMessages } from './site-header.messages.ts'

interface EntriesProps {
  /** The games' shop, or links to the game's pages on social networks. */
  menu: 'shop' | 'social'
  /** Called when the player chooses an entry; no entry has a destination. Receives its label. */
  onDeadEnd: (label: string) => void
  /** A key opened the menu before it was loaded: the focus goes to its first entry. */
  openedByKey: boolean
}

export interface HeaderMenuProps extends EntriesProps {
  /** The button of the menu. */
  trigger: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The part of `HoverMenu` that loads on demand. */
export function HeaderMenu({ trigger, open, onOpenChange, ...entries }: HeaderMenuProps) {
  return (
    <DropdownMenu label={useMessages(siteHeaderMessages)[entries.menu]} {...{ trigger, open, onOpenChange }}>
      <Entries {...entries} />
    </DropdownMenu>
  )
}

/** Radix focuses the first entry after a key on its trigger; this covers a key before the trigger was mounted. */
function Entries({ menu, onDeadEnd, openedByKey }: EntriesProps) {
  const messages = useMessages(siteMenuMessages)
  const first = useRef<HTMLDivElement>(null)
  // Before the effect in which Radix focuses the whole menu if nothing in it has the focus.
  useLayoutEffect(() => {
    if (openedByKey) first.current?.focus({ preventScroll: true })
  }, [openedByKey])
  if (menu === 'social')
    return socialLinks.map(({ network }, index) => (
      <DropdownMenuItem
        key={network}
        ref={index === 0 ? first : undefined}
        label={messages[network]}
        icon={<SocialIcon network={network} />}
        onSelect={() => onDeadEnd(siteMenuMessages[network])}
      />
    ))
  return shopEntries.map(({ name, icon: Icon }, index) => (
    <DropdownMenuItem
      key={name}
      ref={index === 0 ? first : undefined}
      label={messages[name]}
      description={messages[`${name}Note`]}
      icon={<Icon />}
      onSelect={() => onDeadEnd(siteMenuMessages[name])}
    />
  ))
}
