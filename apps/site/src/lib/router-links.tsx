import type { LinkProps, LinkSettings } from '@meridian/ui/lib/links'
import { Link, NavLink } from 'react-router-dom'

/** Lets the links of ui navigate by React Router, without view transitions: stories stay still. */
export const stillLinks: LinkSettings = {
  Link: (props: LinkProps) => <Link {...props} />,
  ActiveLink: (props: LinkProps) => <NavLink end {...props} />,
}

/** Lets the links of ui navigate by React Router; a link that passes an item does so in a view transition. */
export const routerLinks: LinkSettings = {
  ...stillLinks,
  Link: (props: LinkProps) => (
    <Link {...props} viewTransition={passesItem(props.state) && allowsTransitions()} />
  ),
}

const passesItem = (state: unknown) => typeof state === 'object' && state !== null && 'item' in state

// One for all links of a list; the prerendered pages have none.
const lessMotion =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined

/** Returns whether this browser has view transitions, and the player has not asked for less motion. */
const allowsTransitions = () =>
  lessMotion !== undefined && !lessMotion.matches && 'startViewTransition' in document
