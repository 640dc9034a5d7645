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

const findPortalRoot = () => document.querySelector<HTMLElement>('body > [data-slot="portal-root"]')

/** Adds the root after a first rendering; React then asks for it again. */
function addPortalRoot() {
  if (!findPortalRoot()) {
    const root = document.createElement('div')
    root.className = 'meridian'
    root.dataset['slot'] = 'portal-root'
    document.body.append(root)
  }
  return () => {}
}

/** Returns the element in which dialogs and menus open; `null` on the server and until the page has rendered once. */
export const usePortalRoot = (): HTMLElement | null =>
  useSyncExternalStore(addPortalRoot, findPortalRoot, () => null)
