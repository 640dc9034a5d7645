import { travel, type Message, type Run, type Step } from './stream.ts'

/** What a panel knows: every run, every step. */
export interface Session {
  runs: readonly (Run & { isOver: boolean })[]
  steps: readonly Step[]
  /** The machine that is looked at first. */
  about: string | null
  /** The machine that was taken somewhere and has not begun there yet. */
  awaited: string | null
}

export const emptySession: Session = { runs: [], steps: [], about: null, awaited: null }

/** How many steps a panel keeps. */
const memory = 500

/** A session with one message more. */
export function heard(session: Session, message: Message): Session {
  return { ...session, ...news(session, message) }
}

const over = (runs: Session['runs'], id: string) =>
  runs.map((run) => (run.id === id ? { ...run, isOver: true } : run))

function news({ runs, steps, awaited }: Session, message: Message): Partial<Session> {
  switch (message.kind) {
    case 'reset':
      return emptySession
    case 'about':
      return { about: message.machine }
    case 'run':
      return {
        runs: [...runs.filter(({ id }) => id !== message.id), { ...message, isOver: false }],
        // React runs an effect twice while one works on it: what was before did not happen.
        steps: steps.filter(({ run }) => run !== message.id),
        awaited: awaited === message.machine ? null : awaited,
      }
    case 'step':
      return {
        steps: [...steps, message].slice(-memory),
        // Where it is over by itself, nobody has to stop it.
        ...(message.status !== 'active' && { runs: over(runs, message.run) }),
      }
    case 'awaited':
      return { awaited: message.machine }
    case 'ended':
      return { runs: over(runs, message.run) }
    case 'calls':
      return {
        runs: runs.map((run) => (run.id === message.run ? { ...run, calls: message.calls } : run)),
      }
  }
}

/** Whether a machine heard what happened: an event that nobody waits for leaves all as it was. */
export const isHeard = ({ event, taken }: Step): boolean =>
  taken.length > 0 || event === 'xstate.init' || event === travel

/** The steps that led to one, from its beginning on; what was left by going back is not among them. */
export function pathTo(steps: readonly Step[], step: Step): Step[] {
  const path: Step[] = []
  for (let one: Step | undefined = step; one;) {
    path.unshift(one)
    const before: number | null = one.after
    one = before === null ? undefined : steps.find(({ id }) => id === before)
  }
  return path
}

/** The mark of a file that holds a session. */
const format = 'meridian-flow-session-1'

/** A session as a file. */
export const written = ({ runs, steps }: Pick<Session, 'runs' | 'steps'>): string =>
  JSON.stringify({ format, runs, steps }, null, 2)

/** The session of a file, or `null` if it is none. */
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
