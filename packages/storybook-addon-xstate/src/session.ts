import { travel, type Message, type Run, type Session, type Step } from './protocol.ts'

export const emptySession: Session = { runs: [], steps: [], about: null, awaited: null }

/** How many steps are kept. */
export const memory = 500

/** A session after one message more. */
export const heard = ({ steps }: Session, { isWhole, ...told }: Message): Session => ({
  ...told,
  steps: isWhole ? told.steps : [...steps, ...told.steps].slice(-memory),
})

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
  JSON.stringify({ format, runs, steps })

/** The session of a text, or `null` if it holds none. */
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

/** The path to a step, packed so that it fits into an address. */
export async function packed(runs: readonly Run[], path: readonly Step[]): Promise<string> {
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
