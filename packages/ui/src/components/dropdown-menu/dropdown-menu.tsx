import * as MenuPrimitive from '@radix-ui/react-dropdown-menu'
import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { usePortalRoot } from '../meridian-root/meridian-root.tsx'

export interface DropdownMenuProps extends ComponentProps<typeof MenuPrimitive.Content> {
  /** The button that opens the menu; it must pass its ref and props on to a `<button>`, as `Button` does. */
  trigger: ReactNode
  /** The menu's name for a screen reader. */
  label: string
  /** Given together with `onOpenChange` when the parent controls it, for instance to open on hover. */
  open?: boolean | undefined
  /** The menu opens or closes: by a press, Escape, a choice or a click elsewhere. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /**
   * Moves the focus into the menu when it opens. A menu that opens on hover must not, because it would take the keys of a
   * player who types. @default true
   */
  takesFocus?: boolean | undefined
}

const TakesFocusContext = createContext(true)

const prevent = (event: { preventDefault: () => void }) => event.preventDefault()

/** Radix does not move the focus if these are prevented; its types name only the second. */
const unfocused = { onOpenAutoFocus: prevent, onCloseAutoFocus: prevent }

/** Radix focuses the entry under the pointer, and the browser the pressed one. */
const unfocusedItem = { onPointerMove: prevent, onPointerLeave: prevent, onMouseDown: prevent }

/**
 * A menu that drops from a button. The page around it stays usable. Panel and button are adjacent, so that
 * `onPointerEnter` and `onPointerLeave` of an element around both see no gap. Other props, such as `align`, go to the
 * panel.
 *
 * Use it for a few links or actions under one name. A value of a form is a `SelectField`.
 */
export function DropdownMenu({
  className,
  trigger,
  label,
  open,
  onOpenChange,
  takesFocus = true,
  children,
  ...props
}: DropdownMenuProps) {
  const container = usePortalRoot()
  return (
    <MenuPrimitive.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <MenuPrimitive.Trigger asChild>{trigger}</MenuPrimitive.Trigger>
      {container && (
        <MenuPrimitive.Portal container={container}>
          <MenuPrimitive.Content
            data-slot="dropdown-menu"
            aria-label={label}
            aria-labelledby={undefined}
            align="start"
            sideOffset={16}
            collisionPadding={16}
            className={cn(
              'z-50 w-88 max-w-[calc(100vw-2rem)] rounded-panel border border-seam border-t-signal/50 bg-hull p-2 shadow-panel before:absolute before:inset-x-0 before:-top-4 before:h-4 data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in',
              className,
            )}
            {...(!takesFocus && unfocused)}
            {...props}
          >
            <TakesFocusContext value={takesFocus}>{children}</TakesFocusContext>
          </MenuPrimitive.Content>
        </MenuPrimitive.Portal>
      )}
    </MenuPrimitive.Root>
  )
}

export interface DropdownMenuItemProps extends Omit<
  ComponentProps<typeof MenuPrimitive.Item>,
  'children' | 'asChild'
> {
  label: string
  /** A second, quieter line. */
  description?: string | undefined
  /** A 20 px picture; decorative, as the label names the entry. */
  icon?: ReactNode
  /** Called when the player chooses the entry; the menu closes itself. */
  onSelect: () => void
}

/** An entry with an action. */
export function DropdownMenuItem({ className, label, description, icon, ...props }: DropdownMenuItemProps) {
  const takesFocus = use(TakesFocusContext)
  return (
    <MenuPrimitive.Item
      data-slot="dropdown-menu-item"
      className={cn(
        'group flex cursor-pointer items-start gap-3 rounded-control px-3 py-2.5 outline-offset-[-2px] transition-colors duration-100 data-highlighted:bg-plate',
        !takesFocus && 'hover:bg-plate',
        className,
      )}
      {...(!takesFocus && unfocusedItem)}
      {...props}
    >
      {icon && (
        <span
          aria-hidden
          className={cn(
            'mt-0.5 text-ink-muted group-data-highlighted:text-signal *:size-5',
            !takesFocus && 'group-hover:text-signal',
          )}
        >
          {icon}
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-display leading-6 font-semibold">{label}</span>
        {description && <span className="block text-sm leading-5 text-ink-muted">{description}</span>}
      </span>
    </MenuPrimitive.Item>
  )
}
