import { PackageOpen, type LucideIcon } from 'lucide-react'

export interface EmptyStateIconProps {
  /** An open box unless given. */
  icon?: LucideIcon | undefined
}

/** Stands above the title of an empty list. Decorative: the title says it. */
export function EmptyStateIcon({ icon: Icon = PackageOpen }: EmptyStateIconProps) {
  return (
    <span
      aria-hidden
      className="grid size-14 place-items-center rounded-full border border-seam-strong/60 bg-void text-signal"
    >
      <Icon strokeWidth={1.5} className="size-6" />
    </span>
  )
}
