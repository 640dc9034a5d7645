import { useEffect, useReducer } from 'react'
import type { Connection, MachineInfo, PanelMessage, StoryStart, Update } from '../protocol.ts'

/** Holds what the panel knows of the page. */
interface Recording extends Pick<Update, 'actors' | 'steps' | 'isCut' | 'details'> {
  /** Machines by key. */
  machines: Readonly<Record<string, MachineInfo>>
  /** Ids of the states and transitions that stories have visited, by the machine's key. */
  visited: Readonly<Record<string, readonly string[]>>
  notice: string
}

const emptyRecording: Recording = {
  actors: [],
  machines: {},
  visited: {},
  steps: [],
  isCut: false,
  details: null,
  notice: '',
}

function withMessage(recording: Recording, message: PanelMessage): Recording {
  switch (message.kind) {
    case 'ready':
      return emptyRecording
    case 'update': {
      const { isWhole, steps, first, actors, machine, visited, details } = message
      const before = isWhole ? [] : recording.steps
      const key = details?.machine ?? ''
      return {
        ...recording,
        actors,
        details,
        isCut: message.isCut,
        steps: [...before.filter(({ id }) => id >= first), ...steps],
        machines: machine ? { ...recording.machines, [key]: machine } : recording.machines,
        visited: visited ? { ...recording.visited, [key]: visited } : recording.visited,
      }
    }
    case 'notice':
      return { ...recording, notice: message.text }
    case 'story':
      return {
        ...recording,
        notice: message.start ? '' : 'A story cannot start at this step: no path leads to it',
      }
  }
}

/** Connects to the page while the panel is mounted, and passes on the stories that the page starts. */
export function useRecording(
  connection: Connection,
  saveStory: ((start: StoryStart) => Promise<string>) | undefined,
): Recording {
  const [recording, receive] = useReducer(withMessage, emptyRecording)
  useEffect(() => {
    const stop = connection.listen((message) => {
      receive(message)
      if (message.kind === 'ready') connection.command({ kind: 'connect' })
      if (message.kind === 'story' && message.start)
        void saveStory?.(message.start).then((text) => receive({ kind: 'notice', text }))
    })
    connection.command({ kind: 'connect' })
    return () => {
      connection.command({ kind: 'disconnect' })
      stop()
    }
  }, [connection, saveStory])
  return recording
}
