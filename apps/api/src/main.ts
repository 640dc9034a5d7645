import { start } from './start.ts'

// Until the server listens, a signal ends the process by itself.
const stop = await start()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
