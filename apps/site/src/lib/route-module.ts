import { tabTitle } from '@meridian-2117/contract/html/page-head'
import type { FetchQueryOptions } from '@tanstack/react-query'
import { useEffect, type ComponentType } from 'react'
import { useMatches } from 'react-router-dom'
import type { Services } from './services/services.ts'

export interface RouteModule {
  readonly Component: ComponentType
  /** A link to the page may prefetch these queries. */
  readonly prefetch?: (services: Services) => readonly Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>[]
}

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
