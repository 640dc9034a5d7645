/**
 * Runs copies of the server behind a proxy on PORT, on a separate PostgreSQL. Repeatedly the oldest copy ends, by kill
 * and by stop in turn, and a new one starts. `npm run tool -- fleet` runs against it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgresServer } from '@meridian/api/test/postgres-server'
import { balance, Copy } from './fleet.ts'

const { PORT, COPIES, DATA_DIR } = process.env
/** Milliseconds between replacements of a copy. */
const replaceEveryMs = 10_000

const stopped = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.abort())

const postgres = await startPostgresServer()
const settings = {
  DATABASE_URL: postgres.url,
  PUBLIC_URL: `http://localhost:${PORT}`,
  ...(DATA_DIR && { DATA_DIR }),
}
const copies = Array.from({ length: Number(COPIES) }, () => new Copy(settings))

async function replaceOldest(turn: number): Promise<void> {
  const newest = new Copy(settings)
  await newest.start()
  copies.push(newest)
  const oldest = copies[0]
  await (turn % 2 === 0 ? oldest?.kill() : oldest?.stop())
  copies.shift()
}

try {
  await Promise.all(copies.map((copy) => copy.start()))
  const proxy = await balance(copies, { port: Number(PORT), asksAgain: true })
  for (let turn = 0; !stopped.signal.aborted; turn += 1) {
    await pause(replaceEveryMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    if (!stopped.signal.aborted) await replaceOldest(turn)
  }
  proxy.close()
} finally {
  await Promise.all(copies.map((copy) => copy.kill()))
  await postgres.stop()
}
