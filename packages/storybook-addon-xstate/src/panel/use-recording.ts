import { useEffect, useReducer } from 'react'
import type { Connection, MachineInfo, PanelMessage, Update } from '../protocol.ts'

/** Holds what the panel knows of the page. */
interface Recording extends Pick<Update, 'actors' | 'steps' | 'isCut' | 'details'> {
  /** Machines by key. */
  machines: Readonly<Record<string, MachineInfo>>
  notice: string
}

const emptyRecording: Recording = {
  actors: [],
  machines: {},
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
      const { isWhole, steps, first, actors, machine, details } = message
      const before = isWhole ? [] : recording.steps
      const key = details?.machine ?? ''
      return {
        ...recording,
        actors,
        details,
        isCut: message.isCut,
        steps: [...before.filter(({ id }) => id >= first), ...steps],
        machines: machine ? { ...recording.machines, [key]: machine } : recording.machines,
      }
    }
    case 'notice':
      return { ...recording, notice: message.text }
    case 'story':
      return {
        ...recording,
        notice: message.begin ? 'Copied' : 'A story cannot begin at this step: no path leads to it',
      }
  }
}

/** Copies a story like `Base` that begins in this way. */
async function copyStory(begin: Extract<PanelMessage, { kind: 'story' }>['begin']): Promise<void> {
  const text = `{ ...Base, parameters: { xstate: { begin: ${JSON.stringify(begin)} } } }`
  await navigator.clipboard.writeText(text)
}

/** Connects to the page while the panel is mounted, and copies the stories that the page writes. */
export function useRecording(connection: Connection): Recording {
  const [recording, receive] = useReducer(withMessage, emptyRecording)
  useEffect(() => {
    const stop = connection.listen((message) => {
      receive(message)
      if (message.kind === 'ready') connection.command({ kind: 'connect' })
      if (message.kind === 'story' && message.begin)
        copyStory(message.begin).catch((error: unknown) => receive({ kind: 'notice', text: String(error) }))
    })
    connection.command({ kind: 'connect' })
    return () => {
      connection.command({ kind: 'disconnect' })
      stop()
    }
  }, [connection])
  return recording
}
