import { ChevronDown } from 'lucide-react'
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { Button, type ButtonProps } from '../../components/button/button.tsx'
import { useMessages } from '../../lib/messages.ts'
import type { HeaderMenuProps } from './header-menu.tsx'
import { siteHeaderMessages } from './site-header.messages.ts'

const load = async () => (await import('./header-menu.tsx')).HeaderMenu

/**
 * A menu of the bar: opens on hover, and by press or key. Before its first use only its button is mounted, which keeps
 * the menu's code out of the first paint.
 */
export function HoverMenu(entries: Pick<HeaderMenuProps, 'menu' | 'onDeadEnd'>) {
  const label = useMessages(siteHeaderMessages)[entries.menu]
  const [openedBy, setOpenedBy] = useState<'hover' | 'press' | 'key'>()
  const [Menu, setMenu] = useState<ComponentType<HeaderMenuProps>>()
  const pinnedByPress = useRef(false)

  useEffect(() => {
    if (!openedBy || Menu) return
    let isMounted = true
    load().then((loaded) => isMounted && setMenu(() => loaded), console.error)
    return () => {
      isMounted = false
    }
  }, [openedBy, Menu])

  function openOnHover(event: PointerEvent) {
    // An opening menu takes the focus, which must not happen while somebody types in the search box.
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
          {...entries}
          open={openedBy !== undefined}
          openedByKey={openedBy === 'key'}
          onOpenChange={change}
          trigger={
            <MenuButton
              label={label}
              onPointerDown={(event) => {
                // A mouse press right after hover-open pins the menu. The trigger would close it, which
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
          // Leaving before the menu has loaded cancels the opening.
          onBlur={() => setOpenedBy(undefined)}
          onPointerDown={() => setOpenedBy((current) => (current === 'hover' ? 'press' : current))}
          // Enter and the space bar also click, with a count of 0.
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

/** The button of a menu of the bar, before and after the menu has loaded. */
function MenuButton({ label, ...props }: ButtonProps & { label: string }) {
  return (
    <Button tone="ghost" className="group gap-1.5 px-3 data-[state=open]:text-ink" {...props}>
      <span>{label}</span>
      <ChevronDown
        aria-hidden
        className="size-4 transition-transform duration-150 group-data-[state=open]:rotate-180"
      />
    </Button>
  )
}
