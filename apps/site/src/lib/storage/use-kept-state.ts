import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import { usePlayerId, useServices } from '../services/services-context.tsx'
import { readJson } from './key-value-store.ts'

/** Works like `useState`. A reload restores the last value of this player and visit. */
export function useKeptState<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  initial: Value,
): [Value, (next: Value) => void] {
  const { tab } = useServices()
  const playerId = usePlayerId() ?? ''
  const { key: visit } = useLocation()
  const key = `kept:${name}:${playerId}:${visit}`
  const [value, setValue] = useState(() => readJson(tab, key, (json) => schema.parse(json)) ?? initial)
  const keep = (next: Value) => {
    tab.set(key, JSON.stringify(next))
    setValue(next)
  }
  return [value, keep]
}
