import { checkPurchase, logIn, signUp } from '@meridian-2117/contract'
import { collectibles } from '@meridian-2117/contract/fixtures'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster, Node } from './cluster.ts'

export interface Gap {
  /** Epoch `ms`. */
  from: number
  to: number
  why: string
}

const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await pause(100)
}
const anotherLeads = (cluster: Cluster, than: Node) =>
  until(async () => {
    const leader = await cluster.leader()
    return leader !== undefined && leader !== than
  })

/** Breaks a whole cluster, and resolves when nothing hinders it to be whole again. */
const failures: Readonly<Record<string, (cluster: Cluster, leader: Node) => Promise<void>>> = {
  async switchover(cluster, leader) {
    await cluster.control('switchover', 'meridian', '--force')
    await anotherLeads(cluster, leader)
  },
  async killed(cluster, leader) {
    leader.signalAll('SIGKILL')
    await anotherLeads(cluster, leader)
    leader.patroni.start()
  },
  async frozen(_, leader) {
    leader.signalAll('SIGSTOP')
    await pause(30_000)
    leader.signalAll('SIGCONT')
  },
  async cut(cluster, leader) {
    leader.gate.signal('SIGSTOP')
    await anotherLeads(cluster, leader)
    leader.gate.signal('SIGCONT')
  },
  async replica({ nodes }) {
    let replica: Node | undefined
    await until(async () => {
      const synchronous = await Promise.all(nodes.map((node) => node.is('synchronous')))
      replica = nodes.find((_, index) => synchronous[index])
      return replica !== undefined
    })
    replica?.signalAll('SIGKILL')
    await pause(20_000)
    replica?.patroni.start()
  },
  async etcd(_, { etcd }) {
    await etcd.end('SIGKILL')
    await pause(20_000)
    etcd.start()
  },
}

export const failureNames = Object.keys(failures)

/** Milliseconds between two calls of the probe; its players take turns, as each may make 60 calls a minute. */
const probeEveryMs = 200
const probePlayers = 8

/** Calls what needs the leader, all the time, and returns the epoch `ms` of each answer. */
async function probe(origin: string, signal: AbortSignal): Promise<readonly number[]> {
  const call = async (path: string, body: object, token?: string) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `11.0.0.${randomInt(1, 255)}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    return response.json()
  }
  const player = async () => {
    const account = { Email: `${randomUUID()}@soak.test`, Password: 'through the gate' }
    await call(signUp.path, { ...account, ConfirmPassword: account.Password })
    return (await call(logIn.path, account)) as { user: { id: string }; token: string }
  }
  const players = await Promise.all(Array.from({ length: probePlayers }, player))
  const answers: number[] = []
  const ask = async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const { user, token } = players[turn % probePlayers] ?? {}
      call(checkPurchase.path, { userId: user?.id, productId: collectibles[0]?.id }, token).then(
        () => answers.push(Date.now()),
        () => undefined,
      )
      await pause(probeEveryMs)
    }
  }
  void ask()
  return answers
}

/** Tries each failure several times, and returns the seconds without an answer. Adds the gaps in which calls may fail. */
export async function tryFailures(
  cluster: Cluster,
  origin: string,
  names: readonly string[],
  times: number,
  gaps: Gap[],
) {
  const over = new AbortController()
  const answers = await probe(origin, over.signal)
  const seconds: Record<string, number[]> = {}
  for (const name of names.flatMap((each) => Array.from({ length: times }, () => each))) {
    await pause(10_000)
    const [fail, leader] = [failures[name], await cluster.leader()]
    if (!fail) throw new Error(`No failure is called ${name}; these are: ${failureNames.join(', ')}`)
    if (!leader) throw new Error('No node leads')
    const gap = { from: Date.now(), to: Infinity, why: name }
    gaps.push(gap)
    await fail(cluster, leader)
    await cluster.whole()
    const now = Date.now()
    gap.to = now + 2000
    const moments = [gap.from, ...answers.filter((moment) => moment > gap.from), now]
    const longest = Math.max(...moments.map((moment, index) => moment - (moments[index - 1] ?? moment)))
    ;(seconds[name] ??= []).push(longest / 1000)
    console.log(`${name}: ${longest / 1000} s without an answer, whole after ${(now - gap.from) / 1000} s`)
  }
  over.abort()
  return seconds
}
