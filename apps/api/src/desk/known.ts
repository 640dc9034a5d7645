import type { Stores } from '../stores.ts'

/** Says in words why a call is refused. */
export class Refusal extends Error {}

export type PlayerData = NonNullable<Awaited<ReturnType<Stores['playerData']['export']>>>

export async function knownPlayer(stores: Stores, text: string): Promise<PlayerData> {
  const [id, ...others] = await stores.desk.playersBy(text)
  const data = id === undefined ? undefined : await stores.playerData.export(id)
  if (!data) throw new Refusal(`No player is called ${text}. Nothing has changed.`)
  if (others.length > 0)
    throw new Refusal(`${text} names several players: ${[id, ...others].join(', ')}. Nothing has changed.`)
  return data
}

export async function knownItem(stores: Stores, id: string) {
  const item = await stores.desk.item(id)
  if (!item) throw new Refusal(`No item is called ${id}. Nothing has changed.`)
  return item
}
