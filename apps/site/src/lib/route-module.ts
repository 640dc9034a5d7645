import type { FetchQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Services } from './services/services.ts'

export interface RouteModule {
  readonly Component: ComponentType
  /** A link to the page may prefetch these queries. */
  readonly prefetch?: (services: Services) => readonly Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>[]
}
