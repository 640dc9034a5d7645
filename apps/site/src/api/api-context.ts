import { createContext, use } from 'react'
import type { Api } from './api-client.ts'

const ApiContext = createContext<Api | null>(null)

/** Hands the API client to the routes; flow stories hand over a fake function instead. */
export const ApiProvider = ApiContext.Provider

/** The API client of this page. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider around it')
  return api
}
