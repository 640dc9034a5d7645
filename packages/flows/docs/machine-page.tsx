import { Heading, Subheading, Title, Unstyled } from '@storybook/addon-docs/blocks'
import { folderOf, machines } from '@meridian/flows/testing/machines'
import { reachableStates } from '@meridian/flows/testing/reachable-states'
import { useEffect, useMemo, useState } from 'react'
import { MachineChart } from 'storybook-addon-xstate/inspector'
import { DocsLinks } from '../../ui/docs/docs-links.tsx'
import { chainsOf, storyOfState } from './ids.ts'
import { StoryFrame } from '../../../.storybook/story-frame.tsx'

const sources = import.meta.glob<string>('../src/*/*.machine.ts', {
  query: '?raw',
  import: 'default',
})

/** Loads the source of a machine, whose docstrings are the text of its page; empty while it loads. */
function useSource(folder: string): string {
  const [source, setSource] = useState('')
  useEffect(() => {
    void sources[`../src/${folder}/${folder}.machine.ts`]?.().then(setSource)
  }, [folder])
  return source
}

/** Returns the docstring of a name without its stars; empty without one. */
function docstringOf(source: string, name: string): string {
  const before = source.split(new RegExp(`\\*/\\s*(?:export const )?${name}\\b`))[0] ?? ''
  if (before.length === source.length) return ''
  const comment = before.slice(before.lastIndexOf('/**') + 3)
  return comment.replace(/\s*\n\s*\*\s?/g, ' ').trim()
}

interface Row {
  name: string
  words: string
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <>
      <Subheading>{title}</Subheading>
      <Unstyled>
        <dl className="mb-8 divide-y divide-seam border-y border-seam">
          {rows.map(({ name, words }) => (
            <div key={name} className="flex flex-wrap gap-x-6 gap-y-1 py-2 text-sm">
              <dt className="w-64 shrink-0 font-mono text-signal">{name}</dt>
              <dd className="min-w-0 flex-1">{words}</dd>
            </div>
          ))}
        </dl>
      </Unstyled>
    </>
  )
}

/** Documents one machine: its purpose, chart, states, calls and emitted events, all read from the machine. */
export function MachinePage({ machine: id }: { machine: string }) {
  const { machine, fixtures } = machines[id]!
  const { implementations } = machine
  const source = useSource(folderOf(id))
  const states = useMemo(() => reachableStates(machine, fixtures), [machine, fixtures])
  const emits = Object.entries(implementations.actions).filter(
    ([, action]) => (action as { type?: string }).type === 'xstate.emit',
  )
  const within = (name: string) => docstringOf(source, name)
  return (
    <>
      <Title />
      <p>{within(`${id}Machine`)}</p>
      <Unstyled>
        <DocsLinks title="Seen in the chains" links={chainsOf(id)} className="mb-6" />
        <div className="mb-8 h-[36rem] overflow-hidden rounded-panel border border-seam">
          <MachineChart machine={machine} />
        </div>
      </Unstyled>
      <Rows
        title="Calls"
        rows={Object.keys(implementations.actors).map((name) => ({ name, words: within(name) }))}
      />
      <Rows title="Emitted events" rows={emits.map(([name]) => ({ name, words: within(name) }))} />
      <Rows
        title="Delays"
        rows={Object.entries(implementations.delays).map(([name, delay]) => ({
          name: typeof delay === 'number' ? `${name}, ${delay} ms` : name,
          words: within(name),
        }))}
      />
      <Heading>States</Heading>
      {states.map(({ name, events }) => (
        <section key={name}>
          <Subheading>{name}</Subheading>
          <p>{fixtures.states[name]}</p>
          <Unstyled>
            <p className="mb-3 font-mono text-micro text-ink-muted">
              {events.length === 0 ? 'initial state' : events.join(' → ')}
            </p>
            <StoryFrame id={storyOfState(id, name)} name={name} width={1440} height={900} legible />
          </Unstyled>
        </section>
      ))}
    </>
  )
}
