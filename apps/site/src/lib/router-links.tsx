import type { LinkProps, LinkSettings } from '@meridian/ui/lib/links'
import { Link, NavLink } from 'react-router-dom'

/** Lets the links of ui navigate by React Router. */
export const routerLinks: LinkSettings = {
  Link: (props: LinkProps) => <Link {...props} />,
  ActiveLink: (props: LinkProps) => <NavLink end {...props} />,
}
