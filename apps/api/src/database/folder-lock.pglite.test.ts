import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

const inUse = () => new StartProblem(`The data folder ${folder} is in use by another running server.`)

/** A process that tries to lock the folder whenever it is told to, says `locked` or `refused`, and keeps what it has, garbage aside. */
function starter(environment: NodeJS.ProcessEnv = {}) {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)})
    for await (const _ of process.stdin) {
      const said = await Promise.try(lockFolder, ${JSON.stringify(folder)}).then(() => 'locked', () => 'refused')
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
      const [said] = (await once(child.stdout, 'data')) as [Buffer]
      return said.toString()
    },
  }
}

test('a folder is locked once', () => {
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(inUse())
  unlock()
})

test('an unlocked folder can be locked again', () => {
  lockFolder(folder)()
  expect(lockFolder(folder)()).toBe(undefined)
})

test('a folder that another process has locked is refused, whatever folder that one keeps temporary files in', async () => {
  expect(await starter({ TMPDIR: folder }).lock()).toBe('locked')
  expect(() => lockFolder(folder)).toThrow(inUse())
})

test('the lock of a process that was killed is free at once', async () => {
  const holder = starter()
  expect(await holder.lock()).toBe('locked')
  await holder.kill()
  expect(lockFolder(folder)()).toBe(undefined)
})

test('of many that start at once one gets the folder, also after the one that had it was killed', async () => {
  let starters = Array.from({ length: 8 }, () => starter())
  while (starters.length > 1) {
    const answers = await Promise.all(starters.map(({ lock }) => lock()))
    expect(answers.toSorted()).toEqual(['locked', ...answers.slice(1).map(() => 'refused')])
    const holder = starters[answers.indexOf('locked')]
    await holder?.kill()
    starters = starters.filter((one) => one !== holder)
  }
})

test('a folder that cannot hold a lock is named', () => {
  const missing = join(folder, 'missing')
  expect(() => lockFolder(missing)).toThrow(
    new StartProblem(`The data folder ${missing} cannot be locked: unable to open database file`),
  )
})
