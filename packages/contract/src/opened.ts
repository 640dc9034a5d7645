import { isWire, type Wire } from './wire.ts'

/** The record of an answer, whose fields stand at its top or under `data`. */
export function opened(wire: unknown): Wire | undefined {
  if (!isWire(wire)) return undefined
  return isWire(wire['data']) ? { ...wire, ...wire['data'] } : wire
}
