import { median } from './median.ts'

const warmUps = 50
const requests = 400
/** How many requests are on their way at a time. */
const together = 16

/** How a server takes many calls at once. */
export interface Scale {
  requestsPerSecond: number
  /** From asking to the whole answer, in ms. */
  medianMs: number
}

/** Sends a few hundred equal calls; every answer has to be a success. */
export async function measureScale(address: string, request: RequestInit): Promise<Scale> {
  const call = async () => {
    const asked = performance.now()
    const answer = await fetch(address, request)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return performance.now() - asked
  }
  await inTurns(warmUps, call)
  const started = performance.now()
  const latencies = await inTurns(requests, call)
  const seconds = (performance.now() - started) / 1000
  return { requestsPerSecond: requests / seconds, medianMs: median(latencies) }
}

async function inTurns(count: number, call: () => Promise<number>): Promise<number[]> {
  const results: number[] = []
  let left = count
  const caller = async () => {
    while (left > 0) {
      left -= 1
      results.push(await call())
    }
  }
  await Promise.all(Array.from({ length: together }, caller))
  return results
}
