import { emittedTypes } from '@meridian-2117/flows/testing/emitted-types'
import { reachableStates } from '@meridian-2117/flows/testing/reachable-states'
import { useMemo } from 'react'
import { machines } from '@meridian-2117/site/machines'
import { MachineChart } from '@meridian-2117/storybook-addon-xstate/inspector'
import { folderOf, titleOf } from './machine-links.ts'

const sources = import.meta.glob<string>('../../../packages/flows/src/*/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Returns the doc comments of a machine's file, by the name that each describes. */
function docsOf(machine: string): Readonly<Record<string, string>> {
  const folder = folderOf(machine)
  const source = sources[`../../../packages/flows/src/${folder}/${folder}.machine.ts`] ?? ''
  const docs = source.matchAll(/\/\*\*([^]*?)\*\/\s+(?:export const )?(\w+)/g)
  return Object.fromEntries(
    Array.from(docs, ([, text = '', name]) => [name, text.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()]),
  )
}

interface Row {
  name: string
  description?: string | undefined
  /** The events that lead to a state. */
  events?: string
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="mt-10 mb-3 font-display text-xl leading-7 font-semibold">{title}</h2>
      <dl className="divide-y divide-seam border-y border-seam">
        {rows.map(({ name, description, events }) => (
          <div key={name} className="flex flex-wrap gap-x-6 gap-y-1 py-2 text-sm">
            <dt className="w-64 shrink-0 font-mono text-signal">{name}</dt>
            <dd className="min-w-0 flex-1 basis-80">
              {description}
              {events && <span className="mt-1 block font-mono text-micro text-ink-muted">{events}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Documents one machine: its purpose, chart, calls, emitted events, delays and states, all read from the machine. */
export function MachinePage({ machine: id }: { machine: string }) {
  const { machine, fixtures } = machines[id]!
  const { actors, delays } = machine.implementations
  const docs = docsOf(id)
  const states = useMemo(() => reachableStates(machine, fixtures), [machine, fixtures])
  const emitted = useMemo(() => emittedTypes(machine, fixtures), [machine, fixtures])
  return (
    <main className="mx-auto max-w-page p-4 sm:p-8">
      <h1 className="font-display text-2xl font-semibold">{titleOf(id)}</h1>
      <p className="mt-3 max-w-prose">{docs[`${id}Machine`]}</p>
      <div className="mt-6 h-[36rem] overflow-hidden rounded-panel border border-seam">
        <MachineChart machine={machine} />
      </div>
      <Rows
        title="States"
        rows={states.map(({ name, events }) => ({
          name,
          description: fixtures.states[name],
          events: events.length === 0 ? 'initial state' : events.join(' → '),
        }))}
      />
      <Rows title="Calls" rows={Object.keys(actors).map((name) => ({ name, description: docs[name] }))} />
      <Rows title="Emitted events" rows={emitted.map((name) => ({ name }))} />
      <Rows
        title="Delays"
        rows={Object.entries(delays).map(([name, delay]) => ({
          name: typeof delay === 'number' ? `${name}, ${delay} ms` : name,
          description: docs[name],
        }))}
      />
    </main>
  )
}
