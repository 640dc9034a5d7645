import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

export interface MenuGroupProps {
  /** The label of the button. */
  label: string
  /** The entries, as list items. */
  children: ReactNode
}

/** A group of the mobile menu that a tap unfolds: Shop and Social. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  return (
    <li className="border-b border-seam">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="group flex h-14 w-full items-center justify-between rounded-control font-display text-lg font-semibold"
      >
        <span>{label}</span>
        <ChevronDown
          aria-hidden
          className="size-5 text-ink-muted transition-transform duration-150 group-aria-expanded:rotate-180"
        />
      </button>
      <ul id={listId} hidden={!open} className="pb-3">
        {children}
      </ul>
    </li>
  )
}
