import { readItem, type Item } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import type { SearchChoice } from '@meridian/ui/sections/search-box'
import type { Api } from '../api/api-client.ts'

/** Where a chosen result is bought. */
export const buyPageOf: Record<SearchChoice['kind'], string> = {
  land: paths.buyLand,
  collectible: paths.buyCollectible,
}

/** Asks for the item behind a result and logs the answer; what the answer lacks, the result itself gives (decisions, Data). */
export async function chosenItem(
  api: Api,
  { id, title }: Pick<SearchChoice, 'id' | 'title'>,
  signal: AbortSignal,
): Promise<Item> {
  try {
    const { item, received } = await api(readItem, { params: { id } }, { signal })
    console.log(received)
    return { ...item, id: item?.id || id, title: item?.title ?? title }
  } catch (error) {
    if (!signal.aborted) console.error('Error fetching item:', error)
    return { id, title }
  }
}
