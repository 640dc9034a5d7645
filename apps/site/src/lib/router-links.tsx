import type { LinkProps, LinkSettings } from '@meridian-2117/ui/lib/links'
import { Link, NavLink } from 'react-router-dom'

/** Lets the links of ui navigate by React Router. */
export const routerLinks: LinkSettings = {
  Link,
  ActiveLink: (props: LinkProps) => <NavLink end {...props} />,
}
