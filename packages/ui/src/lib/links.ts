import { paths, type PathName } from '@meridian-2117/contract/paths/paths'
import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react'

/** Makes the properties optional without `undefined`, which the links of routers refuse. */
type Exact<Props> = { [Key in keyof Props]: Exclude<Props[Key], undefined> }

export interface LinkProps extends Exact<Omit<ComponentProps<'a'>, 'href'>> {
  /** The address of its target, one of `paths` with or without a query. */
  to: string
  /** Passed as navigation state, such as the item of a page. */
  state?: unknown
  /** Keeps the scroll position of the page. */
  preventScrollReset?: boolean
}

/** The links of a host: their component and their addresses. */
export interface LinkSettings {
  /** Renders a link, like the `Link` of a router. */
  Link: ComponentType<LinkProps>
  /** Renders a link with `aria-current="page"` on its own page, like a `NavLink`. */
  ActiveLink: ComponentType<LinkProps>
  /** The host's addresses in place of those of `paths`; a query or hash of a link joins that of the host. */
  paths?: Partial<Record<PathName, string>> | undefined
}

const Anchor = ({ to, state: _state, preventScrollReset: _scroll, ...props }: LinkProps) =>
  createElement('a', { href: to, ...props })

const LinkContext = createContext<LinkSettings>({ Link: Anchor, ActiveLink: Anchor })

/** Connects links to the router of the host: `<LinkProvider value={{ Link, ActiveLink }}>`. By default a link is an `<a>`. */
export const LinkProvider = LinkContext.Provider

/** A link, rendered by the host's component. */
export function Link(props: LinkProps) {
  const settings = use(LinkContext)
  return createElement(settings.Link, { ...props, to: hostAddress(props.to, settings) })
}

/** A link that marks its own page as open. */
export function ActiveLink(props: LinkProps) {
  const settings = use(LinkContext)
  return createElement(settings.ActiveLink, { ...props, to: hostAddress(props.to, settings) })
}

function hostAddress(to: string, { paths: replaced = {} }: LinkSettings): string {
  const own = addressParts(to)
  const name = Object.keys(replaced).find((key) => paths[key as PathName] === own.path) as
    | PathName
    | undefined
  if (!name) return to
  const host = addressParts(replaced[name] ?? to)
  const query = [host.query, own.query].filter(Boolean).join('&')
  return `${host.path}${query && `?${query}`}${own.hash || host.hash}`
}

/** Splits an address without its origin; the hash begins with `#`. */
function addressParts(address: string) {
  const [beforeHash = ''] = address.split('#', 1)
  const [path = '', ...query] = beforeHash.split('?')
  return { path, query: query.join('?'), hash: address.slice(beforeHash.length) }
}

/** A control without a destination (docs/product.md#dead-ends), by its place and the key of its label. */
export type DeadEnd =
  | `shop:${'overview' | 'assets' | 'collectibles' | 'land'}`
  | 'header:news'
  | `social:${'discord' | 'x' | 'telegram'}`
  | `footer:${'market' | 'news' | 'whitePapers' | 'questions' | 'disclaimer' | 'terms'}`
  | `footer:${'discord' | 'teamspeak' | 'telegram'}`
  | 'home:download'
  | 'news:more'
  | 'about:download'
  | 'lands:instantSell'
  | `noActivities:${'overview' | 'collectibles' | 'lands' | 'activities'}`
  | `tiers:${'starter' | 'premium' | 'investor'}`

/** The dead ends of one place. */
export type DeadEndOf<Place extends string> = Extract<DeadEnd, `${Place}:${string}`>
