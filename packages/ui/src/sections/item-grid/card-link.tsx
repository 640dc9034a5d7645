import { useId } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Button, type ButtonProps } from '../../components/button/button.tsx'

export interface CardLinkProps extends LinkProps {
  /** The title of the card's item: every card's link says the same, so this describes it to a screen reader. */
  describes: string
  tone?: ButtonProps['tone']
}

/** The way on from an item's card, such as Buy Now. */
export function CardLink({ describes, tone, children, ...props }: CardLinkProps) {
  const titleId = useId()
  return (
    <>
      <Button asChild size="sm" tone={tone}>
        <Link aria-describedby={titleId} {...props}>
          {children}
        </Link>
      </Button>
      <span id={titleId} hidden>
        {describes}
      </span>
    </>
  )
}
