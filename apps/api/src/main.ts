import type { StopServer } from './start.ts'

let stop: StopServer = () => process.exit(0)
// Listened to before anything is loaded: process 1 of a container ignores a signal without a listener.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))

const { start } = await import('./start.ts')
stop = await start()
