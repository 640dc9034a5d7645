import * as contract from './contract.ts'
import { endpointTags, type Endpoint } from './endpoint.ts'

export { recordNames } from './record-codec.ts'
export { endpointTags }

/** Names a call by its constant, such as `readCollectibles`. */
export type EndpointName = {
  [Name in keyof typeof contract]: (typeof contract)[Name] extends Endpoint ? Name : never
}[keyof typeof contract]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value

const declared = Object.entries<unknown>(contract).flatMap(([name, value]) =>
  isEndpoint(value) ? [{ ...value, name: name as EndpointName }] : [],
)

/** Every call of the contract, in the order of the API reference. */
export const endpoints: readonly (Endpoint & { name: EndpointName })[] = endpointTags.flatMap((tag) =>
  declared.filter((call) => call.tag === tag),
)
