import {
  memory,
  type ActorInfo,
  type Details,
  type MachineInfo,
  type Message,
  type Step,
} from '../protocol.ts'

/** Holds what the panel knows of the page. */
export interface Session {
  actors: readonly ActorInfo[]
  /** Machines whose charts are shown, by id. */
  machines: Readonly<Record<string, MachineInfo>>
  /** Ids of the states and transitions that stories have visited, by machine id. */
  visited: Readonly<Record<string, ReadonlySet<string>>>
  steps: readonly Step[]
  /** Counts the steps that are no longer stored. */
  dropped: number
  details: Details | null
  notice: string
}

export const emptySession: Session = {
  actors: [],
  machines: {},
  visited: {},
  steps: [],
  dropped: 0,
  details: null,
  notice: '',
}

/** Adds a message to a session. */
export function withMessage(session: Session, message: Message): Session {
  switch (message.kind) {
    case 'actors':
      return { ...session, actors: message.actors }
    case 'machine':
      return { ...session, machines: { ...session.machines, [message.machine.id]: message.machine } }
    case 'steps':
      return {
        ...session,
        dropped: message.dropped,
        steps: [...(message.isWhole ? [] : session.steps), ...message.steps].slice(-memory),
      }
    case 'visited': {
      const { [message.machine]: before = [] } = session.visited
      return {
        ...session,
        visited: { ...session.visited, [message.machine]: new Set([...before, ...message.ids]) },
      }
    }
    case 'details':
      return { ...session, details: message.details }
    case 'notice':
      return { ...session, notice: message.text }
    case 'test':
      return {
        ...session,
        notice: message.text === null ? 'No path from the start to this step is known' : '',
      }
    case 'story':
      return { ...session, notice: message.story ? '' : 'No path of a story leads to this step' }
    case 'ready':
      return emptySession
    case 'entries':
      return session
  }
}
