import { travel, type Message, type Run, type Step } from './protocol.ts'

/** What a panel knows: every run, every step. */
export interface Session {
  runs: readonly (Run & { isOver: boolean })[]
  steps: readonly Step[]
  /** The machine that is looked at first. */
  about: string | null
  /** The machine that is to begin anew and has not yet. */
  awaited: string | null
}

export const emptySession: Session = { runs: [], steps: [], about: null, awaited: null }

const memory = 500

const over = (runs: Session['runs'], id: string) =>
  runs.map((run) => (run.id === id ? { ...run, isOver: true } : run))

/** A session with one message more. */
export function heard(session: Session, message: Message): Session {
  const { runs, steps, awaited } = session
  switch (message.kind) {
    case 'reset':
      return { ...emptySession, about: session.about }
    case 'about':
      return { ...session, about: message.machine }
    case 'awaited':
      return { ...session, awaited: message.machine }
    case 'ended':
      return { ...session, runs: over(runs, message.run) }
    case 'calls':
      return {
        ...session,
        runs: runs.map((run) => (run.id === message.run ? { ...run, calls: message.calls } : run)),
      }
    case 'run':
      return {
        ...session,
        runs: [...runs.filter(({ id }) => id !== message.id), { ...message, isOver: false }],
        // React runs effects twice in development: what the first one did, did not happen.
        steps: steps.filter(({ run }) => run !== message.id),
        awaited: awaited === message.machine ? null : awaited,
      }
    case 'step':
      return {
        ...session,
        steps: [...steps, message].slice(-memory),
        runs: message.status === 'active' ? runs : over(runs, message.run),
      }
  }
}

/** Whether a machine took an event: one that it does not know leaves all as it was. */
export const isTaken = ({ event, taken }: Step): boolean =>
  taken.length > 0 || event === 'xstate.init' || event === travel

/** The steps that led to one, from its beginning on; what time travel left behind is not among them. */
export function pathTo(steps: readonly Step[], step: Step): Step[] {
  const path: Step[] = []
  for (let one: Step | undefined = step; one;) {
    path.unshift(one)
    const before: number | null = one.after
    one = before === null ? undefined : steps.find(({ id }) => id === before)
  }
  return path
}

const format = 'storybook-addon-xstate-1'

/** A session as the text of a file. */
export const written = ({ runs, steps }: Pick<Session, 'runs' | 'steps'>): string =>
  JSON.stringify({ format, runs, steps }, null, 2)

/** The session of a text, or `null` if it holds none. */
export function read(text: string): Session | null {
  try {
    const file = JSON.parse(text) as Partial<Session & { format: string }> | null
    if (file?.format !== format || !Array.isArray(file.runs) || !Array.isArray(file.steps)) return null
    const { runs, steps } = file as Pick<Session, 'runs' | 'steps'>
    return { ...emptySession, runs, steps }
  } catch {
    return null
  }
}

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  by: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer())

/** The path to a step, packed so that it fits into an address. */
export async function packed(runs: Session['runs'], path: readonly Step[]): Promise<string> {
  const text = written({ runs: runs.filter(({ id }) => path.some(({ run }) => run === id)), steps: path })
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The session of what was packed, or `null` if it holds none. */
export async function unpacked(text: string): Promise<Session | null> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return read(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
  } catch {
    return null
  }
}
