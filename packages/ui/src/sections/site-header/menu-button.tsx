import { ChevronDown } from 'lucide-react'
import { Button, type ButtonProps } from '../../components/button/button.tsx'

export interface MenuButtonProps extends ButtonProps {
  /** The label of the button. */
  label: string
}

/** The button of a menu of the bar, whether the menu behind it is loaded or not. */
export function MenuButton({ label, ...props }: MenuButtonProps) {
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
