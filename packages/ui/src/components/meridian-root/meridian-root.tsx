import { useSyncExternalStore, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/**
 * The element around all parts on a host's page: `styles.css` styles nothing outside of it. It has no box, so it changes
 * no layout. Dialogs and menus open in a root of their own at the end of the page.
 *
 * Use it once on a page of yours, around all parts of this package.
 */
export const MeridianRoot = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-slot="meridian-root" className={cn('meridian', className)} {...props} />
)

function findPortalRoot(): HTMLElement {
  const found = document.querySelector<HTMLElement>('body > [data-slot="portal-root"]')
  if (found) return found
  const root = document.body.appendChild(document.createElement('div'))
  root.className = 'meridian'
  root.dataset['slot'] = 'portal-root'
  return root
}

const neverChanges = () => () => {}

/** Returns the element in which dialogs and menus open; `null` on the server and while React hydrates. */
export const usePortalRoot = (): HTMLElement | null =>
  useSyncExternalStore(neverChanges, findPortalRoot, () => null)
