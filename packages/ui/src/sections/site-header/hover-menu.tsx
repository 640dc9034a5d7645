import { ChevronDown } from 'lucide-react'
import { useId, useState, type ComponentType } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useMessages } from '../../lib/messages.ts'
import type { HeaderMenuProps } from './header-menu.tsx'
import { siteHeaderMessages } from './site-header.messages.ts'

/**
 * A menu of the bar. Hovering opens it until the pointer leaves, and moves no focus; a press or key opens it to stay, and
 * gives it the focus. Its code loads when a pointer, the focus or a press reaches the button.
 */
export function HoverMenu(entries: Pick<HeaderMenuProps, 'menu' | 'onDeadEnd'>) {
  const label = useMessages(siteHeaderMessages)[entries.menu]
  const [open, setOpen] = useState(false)
  const [pinned, setPinned] = useState(false)
  const [Menu, setMenu] = useState<ComponentType<HeaderMenuProps>>()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const id = useId()

  const load = () =>
    void import('./header-menu.tsx').then(({ HeaderMenu }) => setMenu(() => HeaderMenu), console.error)

  function pin() {
    load()
    setOpen(true)
    setPinned(true)
    // A menu that hovering has opened.
    document.getElementById(id)?.focus({ preventScroll: true })
  }

  return (
    <div
      onPointerEnter={({ pointerType }) => {
        load()
        if (pointerType !== 'mouse' || open) return
        setOpen(true)
        setPinned(false)
      }}
      onPointerLeave={() => !pinned && setOpen(false)}
    >
      <Button
        ref={setButton}
        tone="ghost"
        className="group gap-1.5 px-3 aria-expanded:text-ink"
        aria-haspopup="menu"
        aria-expanded={open && Menu !== undefined}
        aria-controls={open && Menu ? id : undefined}
        onFocus={load}
        // Leaving before the menu has loaded cancels the opening.
        onBlur={() => !Menu && setOpen(false)}
        onClick={() => (open && pinned ? setOpen(false) : pin())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          pin()
        }}
      >
        <span>{label}</span>
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform duration-150 group-aria-expanded:rotate-180"
        />
      </Button>
      {Menu && button && (
        <Menu {...entries} {...{ id, button, open }} takesFocus={pinned} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
