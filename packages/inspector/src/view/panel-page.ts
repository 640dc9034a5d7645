import { storyOfState } from '../story-of-state.ts'
import type { Command, Link, Message } from '../stream.ts'
import { mountInspector } from './mount-inspector.tsx'

/** The stream as it comes through the page around this one. */
const framed: Link = {
  command: (command: Command) => window.parent.postMessage({ flow: command }, window.location.origin),
  listen: (hear) => {
    const receive = ({ source, data }: MessageEvent<{ flow?: Message }>) => {
      if (source === window.parent && data.flow) hear(data.flow)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  },
}

mountInspector(document, {
  link: framed,
  storyOf: (machine, state) => `../../?path=/story/${storyOfState(machine, state)}`,
})
