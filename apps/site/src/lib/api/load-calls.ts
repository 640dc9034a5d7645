/** Loads the calls, with their schemas and the messages of their failures, after the first paint. */
export const loadCalls = () => import('./calls.ts')

export type Calls = Awaited<ReturnType<typeof loadCalls>>
