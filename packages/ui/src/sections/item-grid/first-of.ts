import type { Load } from '../../lib/load.ts'

/** The first `count` entries of a list, once it is there. */
export const firstOf = <T>(list: Load<readonly T[]>, count: number): Load<readonly T[]> =>
  list.status === 'ready' ? { status: 'ready', data: list.data.slice(0, count) } : list
