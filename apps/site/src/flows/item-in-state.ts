import { itemCodec, type Item } from '@meridian/contract'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'

const stateSchema = z.object({ item: itemCodec })

/** The item that the previous page passed on, or `null`: a typed address and a damaged state have none (decisions, Routes). */
export function useItemInState(): Item | null {
  const state = z.safeDecode(stateSchema, useLocation().state as z.input<typeof stateSchema>)
  return state.success ? state.data.item : null
}
