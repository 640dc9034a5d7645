import { Link, type LinkProps } from '../../lib/links.ts'
import { Button } from '../button/button.tsx'

/** Links onward from an empty list. It is quiet, as several lists of a page may be empty. */
export function EmptyStateLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Button asChild tone="quiet" size="sm">
      <Link {...props} />
    </Button>
  )
}
