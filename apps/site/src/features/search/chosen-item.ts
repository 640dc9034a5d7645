import { readItem, type Item } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import type { SearchChoice } from '@meridian/ui/sections/search-box'
import type { Api } from '../../lib/api/api-client.ts'

/** Asks for the item behind a result, whose answer is logged; what the answer lacks, the result itself gives (decisions, Data). */
export async function chosenItem(
  api: Api,
  { kind, id, title }: Pick<SearchChoice, 'kind' | 'id' | 'title'>,
  signal: AbortSignal,
): Promise<Item> {
  try {
    const item = await api(readItem, { params: { id } }, { signal })
    return { ...item, kind, id: item?.id || id, title: item?.title ?? title }
  } catch (error) {
    if (!signal.aborted) console.error(messages.itemFailed, error)
    return { kind, id, title }
  }
}
