import type { LinkProps, LinkSettings } from '@meridian/ui/lib/links'
import { Link, NavLink } from 'react-router-dom'

/** Lets the links of ui navigate by React Router. */
export const routerLinks: LinkSettings = {
  Link,
  ActiveLink: (props: LinkProps) => <NavLink end {...props} />,
}
