import { isJsonRecord, type JsonRecord } from './json-record.ts'

/** Returns the record of an answer, whose fields stand at its top or under `data`. */
export function unwrapEnvelope(json: unknown): JsonRecord | undefined {
  if (!isJsonRecord(json)) return undefined
  return isJsonRecord(json['data']) ? { ...json, ...json['data'] } : json
}
