import { paths, type PathName } from '@meridian/contract/rules/paths'
import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react'

/** The same properties, left out rather than `undefined`: the links of routers take no other. */
type Exact<Props> = { [Key in keyof Props]: Exclude<Props[Key], undefined> }

export interface LinkProps extends Exact<Omit<ComponentProps<'a'>, 'href'>> {
  /** The address that it leads to, one of `paths` with or without a query. */
  to: string
  /** Is handed over with a navigation inside the app, such as the item that a page shows. */
  state?: unknown
  /** Leaves the page scrolled where it is. */
  preventScrollReset?: boolean
}

/** The links of a host: their component and their addresses. */
export interface LinkSettings {
  /** Draws a link, as the `Link` of a router does. */
  Link: ComponentType<LinkProps>
  /** Draws a link that has `aria-current="page"` on the page that it leads to, as a `NavLink` does. */
  ActiveLink: ComponentType<LinkProps>
  /** Addresses of the host in place of those of `paths`. */
  paths?: Partial<Record<PathName, string>> | undefined
}

const Anchor = ({ to, state: _state, preventScrollReset: _scroll, ...props }: LinkProps) =>
  createElement('a', { href: to, ...props })

/** Connects links to the router of the host: `<LinkProvider value={{ Link, ActiveLink }}>`. By default a link is an `<a>`. */
export const LinkProvider = createContext<LinkSettings>({ Link: Anchor, ActiveLink: Anchor })

/** A link, drawn as the host wants it. */
export function Link(props: LinkProps) {
  const settings = use(LinkProvider)
  return createElement(settings.Link, { ...props, to: hostAddress(props.to, settings) })
}

/** A link that shows when its own page is open. */
export function ActiveLink(props: LinkProps) {
  const settings = use(LinkProvider)
  return createElement(settings.ActiveLink, { ...props, to: hostAddress(props.to, settings) })
}

function hostAddress(to: string, { paths: replaced = {} }: LinkSettings): string {
  const [own = ''] = to.split('?')
  const name = Object.keys(replaced).find((key) => paths[key as PathName] === own) as PathName | undefined
  return name ? `${replaced[name]}${to.slice(own.length)}` : to
}
