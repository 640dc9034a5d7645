import * as MenuPrimitive from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'

export interface DropdownMenuProps {
  /** The button that opens the menu; it must pass its ref and props on to a `<button>`, as `Button` does. */
  trigger: ReactNode
  /** The menu's name for a screen reader. */
  label: string
  /** Given together with `onOpenChange` when the parent decides, for instance to open on hover. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
  /** The trigger's edge to line up with. */
  align?: 'start' | 'center' | 'end' | undefined
}

/**
 * A menu that drops from a button (Spec 2, Navigation bar). The page around it stays usable. An element around both that
 * listens to `onPointerEnter` and `onPointerLeave` also receives the panel's: there is no gap to fall through.
 */
export function DropdownMenu({ trigger, label, align = 'start', children, ...state }: DropdownMenuProps) {
  return (
    <MenuPrimitive.Root modal={false} {...state}>
      <MenuPrimitive.Trigger asChild>{trigger}</MenuPrimitive.Trigger>
      <MenuPrimitive.Portal>
        <MenuPrimitive.Content
          data-slot="dropdown-menu"
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={16}
          collisionPadding={16}
          className="z-50 w-88 max-w-[calc(100vw-2rem)] rounded-panel border border-seam border-t-signal/50 bg-hull p-2 shadow-panel before:absolute before:inset-x-0 before:-top-4 before:h-4 data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in"
        >
          {children}
        </MenuPrimitive.Content>
      </MenuPrimitive.Portal>
    </MenuPrimitive.Root>
  )
}

interface EntryProps {
  label: string
  /** A second, quieter line. */
  description?: string | undefined
  /** A 20 px picture; decorative, the label says it all. */
  icon?: ReactNode
}

export interface DropdownMenuItemProps extends EntryProps {
  /** The entry was chosen; the menu closes by itself. */
  onSelect: () => void
}

/** An entry that does something. */
export function DropdownMenuItem({ onSelect, ...entry }: DropdownMenuItemProps) {
  return (
    <MenuPrimitive.Item data-slot="dropdown-menu-item" className={entryClassName} onSelect={onSelect}>
      <Entry {...entry} />
    </MenuPrimitive.Item>
  )
}

export interface DropdownMenuLinkProps extends EntryProps {
  /** An address outside the site; opens in a new tab. */
  href: string
}

/** An entry that leads out of the site. */
export function DropdownMenuLink({ href, ...entry }: DropdownMenuLinkProps) {
  return (
    <MenuPrimitive.Item data-slot="dropdown-menu-link" className={entryClassName} asChild>
      <a href={href} target="_blank" rel="noreferrer">
        <Entry {...entry} />
      </a>
    </MenuPrimitive.Item>
  )
}

const entryClassName =
  'group flex cursor-pointer items-start gap-3 rounded-control px-3 py-2.5 outline-offset-[-2px] transition-colors duration-100 data-highlighted:bg-plate'

function Entry({ label, description, icon }: EntryProps) {
  return (
    <>
      {icon && (
        <span aria-hidden className="mt-0.5 text-ink-muted group-data-highlighted:text-signal *:size-5">
          {icon}
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-display leading-6 font-semibold">{label}</span>
        {description && <span className="block text-sm leading-5 text-ink-muted">{description}</span>}
      </span>
    </>
  )
}
