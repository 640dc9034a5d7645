import type { LinkProps, LinkSettings } from '@meridian/ui/lib/links'
import { Link, NavLink } from 'react-router-dom'

/** Has the links of ui navigate by React Router. */
export const routerLinks: LinkSettings = {
  Link: ({ preventScrollReset = false, ...props }: LinkProps) => (
    <Link preventScrollReset={preventScrollReset} {...props} />
  ),
  // React Router takes no `undefined` here, but functions that return it.
  ActiveLink: ({ preventScrollReset = false, className, style, ...props }: LinkProps) => (
    <NavLink
      end
      preventScrollReset={preventScrollReset}
      className={() => className}
      style={() => style}
      {...props}
    />
  ),
}
