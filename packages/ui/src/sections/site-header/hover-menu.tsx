import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import type { HeaderMenuProps } from './header-menu.tsx'
import { MenuButton } from './menu-button.tsx'

export interface HoverMenuProps {
  /** The label of the button. */
  label: string
  /** Loads the menu behind it. Has to stay the same. */
  load: () => Promise<ComponentType<HeaderMenuProps>>
  /** Something that leads nowhere yet was chosen; called with its label. */
  onDeadEnd: (label: string) => void
}

/**
 * A menu of the bar: opens on hover, and by press or key like any other menu. Until it is wanted for the first time
 * only its button is there, which keeps the menu's code out of the first view.
 */
export function HoverMenu({ label, load, onDeadEnd }: HoverMenuProps) {
  const [openedBy, setOpenedBy] = useState<'hover' | 'press' | 'key'>()
  const [Menu, setMenu] = useState<ComponentType<HeaderMenuProps>>()
  const pinnedByPress = useRef(false)

  useEffect(() => {
    if (!openedBy || Menu) return
    let wanted = true
    load().then((loaded) => wanted && setMenu(() => loaded), console.error)
    return () => {
      wanted = false
    }
  }, [openedBy, Menu, load])

  function openOnHover(event: PointerEvent) {
    // An opening menu takes the focus, which must not happen to somebody who types in the search box.
    const typing = event.currentTarget.ownerDocument.activeElement instanceof HTMLInputElement
    if (event.pointerType === 'mouse' && !typing) setOpenedBy((current) => current ?? 'hover')
  }

  function change(open: boolean) {
    setOpenedBy(open || pinnedByPress.current ? 'press' : undefined)
    pinnedByPress.current = false
  }

  return (
    <div
      onPointerEnter={openOnHover}
      onPointerLeave={() => setOpenedBy((current) => (current === 'hover' ? undefined : current))}
    >
      {Menu ? (
        <Menu
          onDeadEnd={onDeadEnd}
          open={openedBy !== undefined}
          openedByKey={openedBy === 'key'}
          onOpenChange={change}
          trigger={
            <MenuButton
              label={label}
              onPointerDown={(event) => {
                // The press of a mouse that has just opened the menu by arriving keeps it. The button would close it, which
                // `preventDefault` stops, and so would the menu itself, as for any press outside of its panel.
                if (openedBy !== 'hover') return
                event.preventDefault()
                pinnedByPress.current = true
              }}
            />
          }
        />
      ) : (
        <MenuButton
          label={label}
          aria-haspopup="menu"
          aria-expanded={false}
          onFocus={() => void load().catch(console.error)}
          // Whoever leaves before the menu is there wants it no more.
          onBlur={() => setOpenedBy(undefined)}
          onPointerDown={() => setOpenedBy((current) => (current === 'hover' ? 'press' : current))}
          // Enter and the space bar click, too, and then count no clicks.
          onClick={(event: MouseEvent) => setOpenedBy(event.detail === 0 ? 'key' : 'press')}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            setOpenedBy('key')
          }}
        />
      )}
    </div>
  )
}
