/**
 * `npm run tool -- cluster`: starts three PostgreSQL servers under Patroni and etcd behind HAProxy, from the files of
 * `examples/cluster`. Each node has its own loopback address, so it uses the same ports as on its own computer. Ctrl-C
 * stops them and removes their folder.
 */
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, readlinkSync } from 'node:fs'
import { chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { unprivileged } from '@meridian-2117/api/test/postgres-server'

/** The packages of Debian 12, each with a program of it. */
const packages = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
}
const password = 'meridian'
/** Milliseconds that the cluster may take to start, or to be whole again after a failure. */
const wholeWithinMs = 180_000

const run = promisify(execFile)

type Variables = Readonly<Record<string, string>>

/** Runs one program of the cluster; its output goes into `<name>.log` of the folder. */
class Program {
  readonly #command: string
  readonly #folder: string
  readonly #variables: Variables
  readonly log: string
  #process: ChildProcess | undefined

  constructor(folder: string, name: string, command: string, variables: Variables) {
    this.#command = command
    this.#folder = folder
    this.#variables = variables
    this.log = join(folder, `${name}.log`)
  }

  start(): void {
    const output = openSync(this.log, 'a')
    this.#process = spawn('/bin/sh', ['-c', `set -a; . ./node.env; exec ${this.#command}`], {
      ...unprivileged(),
      cwd: this.#folder,
      env: { PATH: '/usr/bin:/bin', ...this.#variables },
      stdio: ['ignore', output, output],
      // Ctrl-C reaches the tool alone, which stops the programs in order.
      detached: true,
    })
  }

  /** Sends a signal to the program and to what it has started, such as `initdb`. */
  signal(signal: NodeJS.Signals): void {
    const { pid, exitCode, signalCode } = this.#process ?? {}
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal)
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    // A frozen program hears nothing.
    this.signal('SIGCONT')
    this.signal(signal)
    await once(running, 'exit')
  }
}

/** Runs Patroni, PostgreSQL and etcd at one address. */
export class Node {
  readonly name: string
  readonly address: string
  readonly etcd: Program
  readonly patroni: Program
  /** Runs only in a cluster whose nodes can be cut off. */
  readonly gate: Program
  readonly #data: string

  constructor(folder: string, name: string, address: string, variables: Variables) {
    this.name = name
    this.address = address
    this.#data = join(folder, name, 'postgresql')
    const own = { ...variables, NAME: name, ADDRESS: address, DATA: join(folder, name) }
    this.etcd = new Program(folder, `${name}-etcd`, packages['etcd-server'], own)
    this.patroni = new Program(folder, `${name}-patroni`, `${packages.patroni} patroni.yml`, own)
    this.gate = new Program(folder, `${name}-gate`, `${packages.haproxy} -f etcd-gate.cfg`, own)
  }

  /** Returns whether Patroni answers that the node has this role. */
  async is(role: 'primary' | 'synchronous' | 'asynchronous'): Promise<boolean> {
    const signal = AbortSignal.timeout(1000)
    const answer = await fetch(`http://${this.address}:8008/${role}`, { signal }).catch(() => undefined)
    return answer?.status === 200
  }

  /** Sends a signal to Patroni, to PostgreSQL and to the processes of its connections. */
  signalAll(signal: NodeJS.Signals): void {
    const postgres = this.#postgres()
    this.patroni.signal(signal)
    if (postgres !== undefined) {
      process.kill(postgres, signal)
      spawnSync('pkill', ['--signal', signal, '--parent', String(postgres)])
    }
  }

  /** Returns the process of PostgreSQL that runs in the node's folder. */
  #postgres(): number | undefined {
    try {
      const pid = parseInt(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8'))
      return readlinkSync(`/proc/${pid}/cwd`) === this.#data ? pid : undefined
    } catch {
      return undefined
    }
  }

  /** Stops PostgreSQL without Patroni, which would wait for the other nodes. */
  async stop(): Promise<void> {
    this.signalAll('SIGCONT')
    await this.patroni.end('SIGKILL')
    for (let postgres = this.#postgres(); postgres !== undefined; postgres = this.#postgres()) {
      process.kill(postgres, 'SIGINT')
      await pause(100)
    }
  }
}

export interface Cluster {
  /** Address of the leader. */
  url: string
  folder: string
  nodes: readonly Node[]
  leader: () => Promise<Node | undefined>
  /** Resolves when one node leads and the others replicate, one of them synchronously. */
  whole: () => Promise<void>
  /** Runs `patronictl` with these arguments. */
  control: (...given: readonly string[]) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a cluster; with `cuttable`, a node reaches etcd only through its gate. */
export async function startCluster({ cuttable = false } = {}): Promise<Cluster> {
  const missing = Object.entries(packages).filter(([, program]) => !existsSync(program))
  if (missing.length > 0)
    throw new Error(`Install these packages of Debian 12: ${missing.map(([name]) => name).join(' ')}`)

  const folder = await mkdtemp(join(tmpdir(), 'meridian-cluster-'))
  const { uid, gid } = unprivileged()
  if (uid !== undefined) await chown(folder, uid, gid ?? uid)
  await cp(fileURLToPath(new URL('../../examples/cluster', import.meta.url)), folder, { recursive: true })
  await cp(fileURLToPath(new URL('etcd-gate.cfg', import.meta.url)), join(folder, 'etcd-gate.cfg'))

  const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`
  const shared = {
    NODE1: `${network}.1`,
    NODE2: `${network}.2`,
    NODE3: `${network}.3`,
    BALANCER: `${network}.10`,
    PASSWORD: password,
  }
  const nodes = [1, 2, 3].map((number) => {
    const gate = `${network}.${20 + number}`
    const through = { GATE: gate, ETCD: `${gate}:2379`, PATRONI_ETCD3_USE_PROXIES: 'true' }
    return new Node(folder, `node${number}`, `${network}.${number}`, {
      ...shared,
      ...(cuttable && through),
    })
  })
  const balancer = new Program(folder, 'haproxy', `${packages.haproxy} -f haproxy.cfg`, shared)

  const leader = async () => {
    const leads = await Promise.all(nodes.map((node) => node.is('primary')))
    return nodes.find((_, index) => leads[index])
  }
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()))
    await Promise.all(
      [balancer, ...nodes.flatMap(({ etcd, gate }) => [etcd, gate])].map((program) => program.end('SIGTERM')),
    )
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().finally(() => process.exit(1))
    })
  }
  const whole = async () => {
    const end = performance.now() + wholeWithinMs
    const roles = ['primary', 'synchronous', 'asynchronous'] as const
    const oneIs = async (role: (typeof roles)[number]) =>
      (await Promise.all(nodes.map((node) => node.is(role)))).filter(Boolean).length === 1
    while (!(await Promise.all(roles.map(oneIs))).every(Boolean)) {
      if (performance.now() > end) {
        for (const { patroni } of nodes) console.error((await readFile(patroni.log, 'utf8')).slice(-2000))
        throw new Error(`The cluster is not whole after ${wholeWithinMs / 1000} s`)
      }
      await pause(500)
    }
  }

  try {
    for (const { etcd, patroni, gate } of nodes) {
      etcd.start()
      if (cuttable) gate.start()
      patroni.start()
    }
    balancer.start()
    await whole()
  } catch (error) {
    await stop()
    throw error
  }
  const etcd = nodes.map((node) => `${node.address}:2379`).join()
  return {
    url: `postgres://postgres:${password}@${shared.BALANCER}:5000/postgres`,
    folder,
    nodes,
    leader,
    whole,
    control: async (...given) => {
      const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', PATRONI_ETCD3_HOSTS: etcd }
      await run('/usr/bin/patronictl', ['-c', join(folder, 'patroni.yml'), ...given], { env })
    },
    stop,
  }
}

if (import.meta.main) {
  const { url, folder } = await startCluster()
  console.log(`DATABASE_URL=${url}\nLogs: ${folder}`)
}
