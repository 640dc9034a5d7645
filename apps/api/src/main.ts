import { setImmediate } from 'node:timers/promises'
import type { StopServer } from './start.ts'

const signals = ['SIGINT', 'SIGTERM'] as const

// While modules load, nothing listens yet, and a signal ends the process by itself at once. It would not end process 1.
let stop: StopServer = () => process.exit(0)
const listen = () => {
  for (const signal of signals) process.on(signal, () => stop(signal))
}
if (process.pid === 1) {
  listen()
  // Node handles signals only between two loads, so the largest modules load one by one.
  for (const name of ['drizzle-orm/pg-core', './database/open.ts', './app.ts']) {
    await import(name)
    await setImmediate()
  }
}

const { start } = await import('./start.ts')
stop = await start()
if (process.pid !== 1) listen()
