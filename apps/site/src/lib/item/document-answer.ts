import type { QueryClient } from '@tanstack/react-query'
import { itemKey } from '../api/query-client.ts'
import type { ItemAnswer } from './item-query.ts'

/** The server's answer about the item of a document's address, with the item's id. */
export type DocumentAnswer = readonly [id: string, answer: ItemAnswer]

/** Adds the answer to the cache as one that was not fetched. The page of this item then makes no call. */
export function putDocumentAnswer(queryClient: QueryClient, [id, answer]: DocumentAnswer): void {
  queryClient.getQueryCache().build(queryClient, { queryKey: itemKey(id), initialData: answer })
}

/** Makes the answer an earlier one, so that the next visit of the page makes its call. */
export function endDocumentAnswer(queryClient: QueryClient, [id]: DocumentAnswer): void {
  const state = queryClient.getQueryState<ItemAnswer>(itemKey(id))
  if (state?.data) queryClient.setQueryData(itemKey(id), state.data, { updatedAt: state.dataUpdatedAt })
}
