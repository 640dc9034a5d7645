import type { Item } from '@meridian-2117/contract'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { useCopied } from '../../lib/use-copied.ts'

/** Shares an item's address by the browser's dialog, or copies it. */
export function useShare(item: Item): { copied: boolean; onShare: () => void } {
  const { copied, copy } = useCopied({ key: 'linkUncopied' })

  const share = async () => {
    const url = window.location.origin + itemLink(item).to
    // Some browsers lack the function, despite the types.
    const browser: Partial<Pick<Navigator, 'share'>> = navigator
    if (!browser.share) return copy(url)
    try {
      await browser.share({ ...(item.title && { title: item.title }), url })
    } catch (error) {
      // The player closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      copy(url)
    }
  }
  return { copied, onShare: () => void share() }
}
