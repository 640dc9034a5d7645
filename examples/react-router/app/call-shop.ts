import { ApiError, readRefusal } from '@meridian/contract'

/** Calls the resource route of the shop. */
export async function callShop(call: string, input: unknown) {
  const answer = await fetch(`/calls/${call}`, { method: 'POST', body: JSON.stringify(input) })
  const body = await answer.json()
  if (!answer.ok) throw new ApiError('refused', readRefusal(body))
  return body
}
