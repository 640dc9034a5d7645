import {
  memory,
  type ActorInfo,
  type Details,
  type MachineInfo,
  type PanelMessage,
  type Step,
} from '../protocol.ts'

/** Holds what the panel knows of the page. */
export interface Recording {
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

export const emptyRecording: Recording = {
  actors: [],
  machines: {},
  visited: {},
  steps: [],
  dropped: 0,
  details: null,
  notice: '',
}

/** Adds a message to a session. */
export function withMessage(recording: Recording, message: PanelMessage): Recording {
  switch (message.kind) {
    case 'actors':
      return { ...recording, actors: message.actors }
    case 'machine':
      return { ...recording, machines: { ...recording.machines, [message.machine.id]: message.machine } }
    case 'steps':
      return {
        ...recording,
        dropped: message.dropped,
        steps: [...(message.isWhole ? [] : recording.steps), ...message.steps].slice(-memory),
      }
    case 'visited': {
      const { [message.machine]: before = [] } = recording.visited
      return {
        ...recording,
        visited: { ...recording.visited, [message.machine]: new Set([...before, ...message.ids]) },
      }
    }
    case 'details':
      return { ...recording, details: message.details }
    case 'notice':
      return { ...recording, notice: message.text }
    case 'test':
      return {
        ...recording,
        notice: message.text === null ? 'There is no known path from the start to this step' : '',
      }
    case 'story':
      return {
        ...recording,
        notice: message.story ? '' : 'A story cannot start at this step: no path leads to it',
      }
    case 'ready':
      return emptyRecording
    case 'entries':
      return recording
  }
}
