import type { FetchQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Services } from './services/services.ts'

/** The module of a page, in React Router's form. */
export interface RouteModule {
  readonly Component: ComponentType
  /** The queries that a link to the page may prefetch. */
  readonly prefetch?: (services: Services) => readonly Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>[]
}
