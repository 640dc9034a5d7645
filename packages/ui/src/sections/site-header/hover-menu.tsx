import { ChevronDown } from 'lucide-react'
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { DropdownMenu } from '../../components/dropdown-menu/dropdown-menu.tsx'

export interface HoverMenuProps {
  /** What the button reads; also the menu's name. */
  label: string
  /** The menu's entries. */
  children: ReactNode
}

/** A menu of the bar: opens on hover, and by press or key like any other menu (Spec 2, Navigation bar). */
export function HoverMenu({ label, children }: HoverMenuProps) {
  const [openedBy, setOpenedBy] = useState<'hover' | 'press'>()
  const keptByPress = useRef(false)

  function openOnHover(event: PointerEvent) {
    // An opening menu takes the focus, which must not happen to somebody who types in the search box.
    const typing = event.currentTarget.ownerDocument.activeElement instanceof HTMLInputElement
    if (event.pointerType === 'mouse' && !typing) setOpenedBy((current) => current ?? 'hover')
  }

  function change(open: boolean) {
    setOpenedBy(open || keptByPress.current ? 'press' : undefined)
    keptByPress.current = false
  }

  return (
    <div
      onPointerEnter={openOnHover}
      onPointerLeave={() => setOpenedBy((current) => (current === 'hover' ? undefined : current))}
    >
      <DropdownMenu
        label={label}
        open={openedBy !== undefined}
        onOpenChange={change}
        trigger={
          <Button
            tone="ghost"
            className="group gap-1.5 px-3 data-[state=open]:text-ink"
            onPointerDown={(event) => {
              // The press of a mouse that has just opened the menu by arriving keeps it. The button would close it, which
              // `preventDefault` stops, and so would the menu itself, as for any press outside of its panel.
              if (openedBy !== 'hover') return
              event.preventDefault()
              keptByPress.current = true
            }}
          >
            {label}
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform duration-150 group-data-[state=open]:rotate-180"
            />
          </Button>
        }
      >
        {children}
      </DropdownMenu>
    </div>
  )
}
