import { useEffect, useReducer } from 'react'
import type { Connection, StoryCode } from '../protocol.ts'
import { emptyRecording, withMessage, type Recording } from './recording.ts'

/** Connects to the page while the panel is mounted, and passes on the tests and stories that the page writes. */
export function useRecording(
  connection: Connection,
  saveStory: ((story: StoryCode) => Promise<string>) | undefined,
): Recording {
  const [recording, receive] = useReducer(withMessage, emptyRecording)
  useEffect(() => {
    const notify = (text: string) => receive({ kind: 'notice', text })
    const stop = connection.listen((message) => {
      receive(message)
      if (message.kind === 'ready') connection.command({ kind: 'connect' })
      if (message.kind === 'test' && message.text !== null)
        void copy(message.text, 'path.test.ts').then(notify)
      if (message.kind === 'story' && message.story)
        void (saveStory?.(message.story) ?? copy(storyText(message.story), 'path.stories.ts')).then(notify)
    })
    connection.command({ kind: 'connect' })
    return () => {
      connection.command({ kind: 'disconnect' })
      stop()
    }
  }, [connection, saveStory])
  return recording
}

const storyText = ({ name, begin }: StoryCode) =>
  `export const ${name} = {\n  parameters: { xstate: { begin: ${begin} } },\n}\n`

/** Copies a text, or saves it as a file where the browser denies the clipboard. */
async function copy(text: string, file: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text]))
    link.download = file
    link.click()
    return `Saved as ${file}`
  }
}
