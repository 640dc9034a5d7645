import { Link, type LinkProps } from '../../lib/links.ts'
import { Button, type ButtonProps } from './button.tsx'

export type ButtonLinkProps = LinkProps & Pick<ButtonProps, 'tone' | 'size' | 'width'>

/** A link to another page that looks like a button. */
export const ButtonLink = ({ className, tone, size, width, ...link }: ButtonLinkProps) => (
  <Button asChild {...{ className, tone, size, width }}>
    <Link {...link} />
  </Button>
)
