import { ApiError, readRefusal } from '@meridian/contract'

/** Calls the resource route of the shop. */
export async function callShop(call: string, input: unknown) {
  const answer = await fetch(`/calls/${call}`, { method: 'POST', body: JSON.stringify(input) })
  if (!answer.ok) throw new ApiError('refused', readRefusal(await answer.json()))
  return answer.json()
}
