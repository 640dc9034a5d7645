import { travel, type Message, type Run, type Session, type Step } from '../protocol.ts'

export const emptySession: Session = { runs: [], steps: [], about: null, awaited: null }

/** The number of steps that are kept. */
export const memory = 500

/** Adds a message to a session. */
export const heard = ({ steps }: Session, { isWhole, ...update }: Message): Session => ({
  ...update,
  steps: isWhole ? update.steps : [...steps, ...update.steps].slice(-memory),
})

/** Tells whether a machine took an event; one that it does not know changes nothing. */
export const isTaken = ({ event, taken }: Step): boolean =>
  taken.length > 0 || event === 'xstate.init' || event === travel

/** Returns the steps that led to one, first to last. Steps that time travel left behind are not among them. */
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

/** Writes a session as the text of a file. */
export const written = ({ runs, steps }: Pick<Session, 'runs' | 'steps'>): string =>
  JSON.stringify({ format, runs, steps })

/** Reads the session of a file's text; returns `null` if it holds none. */
export function read(text: string): Session | null {
  try {
    const file = JSON.parse(text) as (Session & { format?: string }) | null
    return file?.format === format ? { ...emptySession, runs: file.runs, steps: file.steps } : null
  } catch {
    return null
  }
}

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  by: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer())

/** Packs the path to a step so that it fits into an address. */
export async function packed(runs: readonly Run[], path: readonly Step[]): Promise<string> {
  const text = written({ runs: runs.filter(({ id }) => path.some(({ run }) => run === id)), steps: path })
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads a packed session; returns `null` if the text holds none. */
export async function unpacked(text: string): Promise<Session | null> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return read(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
  } catch {
    return null
  }
}
