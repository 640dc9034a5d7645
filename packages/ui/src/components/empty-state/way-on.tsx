import { Link, type LinkProps } from '../../lib/links.ts'
import { Button } from '../button/button.tsx'

/** The way on from an empty list, such as Browse Collectibles: quiet, as more than one list of a page may be empty. */
export function WayOn(props: Omit<LinkProps, 'className'>) {
  return (
    <Button asChild tone="quiet" size="sm">
      <Link {...props} />
    </Button>
  )
}
