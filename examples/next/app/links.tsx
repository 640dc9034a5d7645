'use client'

import { LinkProvider, type LinkProps } from '@meridian-2117/ui/lib/links'
import NextLink from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

// Next keeps no state beside an address.
const Link = ({ to, state: _state, preventScrollReset, ...props }: LinkProps) => (
  <NextLink href={to} scroll={!preventScrollReset} {...props} />
)

const ActiveLink = (props: LinkProps) => (
  <Link aria-current={usePathname() === props.to ? 'page' : undefined} {...props} />
)

const paths = { market: '/', profileActivity: '/' }

/** Draws the links of all screens by the router of Next. */
export const Links = ({ children }: { children: ReactNode }) => (
  <LinkProvider value={{ Link, ActiveLink, paths }}>{children}</LinkProvider>
)
