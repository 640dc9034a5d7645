import { PackageOpen, type LucideIcon } from 'lucide-react'

export interface EmptyMarkProps {
  /** An open box unless given. */
  icon?: LucideIcon | undefined
}

/** What stands above "No Items" and its like inside a page. Decorative: the title says it. */
export function EmptyMark({ icon: Icon = PackageOpen }: EmptyMarkProps) {
  return (
    <span
      aria-hidden
      className="grid size-14 place-items-center rounded-full border border-seam-strong/60 bg-void text-signal"
    >
      <Icon strokeWidth={1.5} className="size-6" />
    </span>
  )
}
