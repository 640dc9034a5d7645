import { useImperativeHandle, type RefAttributes } from 'react'
import { DropdownMenu, DropdownMenuItem } from '../../components/dropdown-menu/dropdown-menu.tsx'
import { SocialIcon } from '../../components/social-icon/social-icon.tsx'
import type { DeadEndOf } from '../../lib/links.ts'
import { useMessages } from '../../lib/messages.ts'
import { shopEntries, socialLinks } from './menu-entries.ts'
import { siteHeaderMessages, siteMenuMessages } from './site-header.messages.ts'

export interface HeaderMenuProps {
  /** The games' shop, or links to the game's pages on social networks. */
  menu: 'shop' | 'social'
  /** Called when the player chooses an entry; no entry has a destination. */
  onDeadEnd: (control: DeadEndOf<'shop' | 'social'>) => void
  /** The element id of the panel. */
  id: string
  /** The button of the menu; its own handlers decide what a press of it does. */
  button: HTMLButtonElement
  open: boolean
  /** The menu has the focus, as after a press or key, but not after hovering. */
  takesFocus: boolean
  /** Called on Escape, a choice, or a press or focus elsewhere. */
  onClose: () => void
}

/** The part of `HoverMenu` that loads on demand. */
export function HeaderMenu({ menu, onDeadEnd, id, button, open, takesFocus, onClose }: HeaderMenuProps) {
  const label = useMessages(siteHeaderMessages)[menu]
  const messages = useMessages(siteMenuMessages)
  return (
    <DropdownMenu
      {...{ id, label, open, takesFocus }}
      onOpenChange={onClose}
      trigger={<ExistingButton button={button} />}
      // Radix focuses the first entry after a key press, but misses a press that came before its code had loaded.
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== button || !currentTarget.matches(':focus-visible')) return
        currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
      }}
      onInteractOutside={(event) => {
        if (event.target instanceof Node && button.contains(event.target)) event.preventDefault()
      }}
    >
      {menu === 'social'
        ? socialLinks.map(({ network }) => (
            <DropdownMenuItem
              key={network}
              label={messages[network]}
              icon={<SocialIcon network={network} />}
              onSelect={() => onDeadEnd(`social:${network}`)}
            />
          ))
        : shopEntries.map(({ name, icon: Icon }) => (
            <DropdownMenuItem
              key={name}
              label={messages[name]}
              description={messages[`${name}Note`]}
              icon={<Icon />}
              onSelect={() => onDeadEnd(`shop:${name}`)}
            />
          ))}
    </DropdownMenu>
  )
}

/** Gives Radix the button, which was in the page before the menu loaded. */
function ExistingButton({ button, ref }: Pick<HeaderMenuProps, 'button'> & RefAttributes<HTMLButtonElement>) {
  useImperativeHandle(ref, () => button, [button])
  return null
}
