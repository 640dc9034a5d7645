import { tabTitle } from '@meridian-2117/contract/html/page-head'
import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'

/** Adds data to a route besides its screen. */
export interface PageHandle {
  /** Shown in the browser's tab. */
  title: string
  /** The tab has the title of the page's item. */
  titledByItem?: true
}

/** Reads the handle of the innermost route that has one. */
export const usePageHandle = (): PageHandle =>
  useMatches().reduce((last, { handle }) => (handle as PageHandle | undefined) ?? last, untitled)

const untitled: PageHandle = { title: '' }

/** Names the page in the browser's tab; without a title the tab does not change. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = tabTitle(title)
  }, [title])
}
