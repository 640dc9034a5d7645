import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/**
 * Starts a process that locks the folder on each command and answers `locked` or `refused`. It collects garbage and
 * still holds its lock.
 */
export function startLocker(folder: string, environment: NodeJS.ProcessEnv = {}) {
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(new URL('../src/database/data-folder-lock.ts', import.meta.url).href)})
    for await (const _ of process.stdin) {
      const said = await Promise.try(lockDataFolder, ${JSON.stringify(folder)}).then(() => 'locked', () => 'refused')
      gc()
      process.stdout.write(said)
    }`
  const child: ChildProcessWithoutNullStreams = spawn(
    process.execPath,
    ['--expose-gc', '--input-type=module', '--eval', script],
    { env: { ...process.env, ...environment } },
  )
  const kill = async () => {
    if (child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(kill)
  return {
    kill,
    lock: async (): Promise<string> => {
      child.stdin.write('lock')
      const [answer] = (await once(child.stdout, 'data')) as [Buffer]
      return answer.toString()
    },
  }
}
