import { Heading, Subheading, Title, Unstyled } from '@storybook/addon-docs/blocks'
import { folderOf, machines } from '@meridian/flows/machines'
import { reachableStates } from '@meridian/flows/testing/reachable-states'
import { useMemo } from 'react'
import { MachineChart } from 'storybook-addon-xstate/inspector'
import { machineDocs } from 'virtual:machine-docs'
import { DocsLinks } from '../shared/docs-links.tsx'
import { chainsOf, storyOfState } from './ids.ts'
import { StoryFrame } from '../../../.storybook/story-frame.tsx'

interface Row {
  name: string
  description: string | undefined
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <>
      <Subheading>{title}</Subheading>
      <Unstyled>
        <dl className="mb-8 divide-y divide-seam border-y border-seam">
          {rows.map(({ name, description }) => (
            <div key={name} className="flex flex-wrap gap-x-6 gap-y-1 py-2 text-sm">
              <dt className="w-64 shrink-0 font-mono text-signal">{name}</dt>
              <dd className="min-w-0 flex-1">{description}</dd>
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
  const docs = machineDocs[folderOf(id)] ?? {}
  const states = useMemo(() => reachableStates(machine, fixtures), [machine, fixtures])
  const emits = Object.entries(implementations.actions).filter(
    ([, action]) => (action as { type?: string }).type === 'xstate.emit',
  )
  return (
    <>
      <Title />
      <p>{docs[`${id}Machine`]}</p>
      <Unstyled>
        <DocsLinks title="Seen in the chains" links={chainsOf(id)} className="mb-6" />
        <div className="mb-8 h-[36rem] overflow-hidden rounded-panel border border-seam">
          <MachineChart machine={machine} />
        </div>
      </Unstyled>
      <Rows
        title="Calls"
        rows={Object.keys(implementations.actors).map((name) => ({ name, description: docs[name] }))}
      />
      <Rows title="Emitted events" rows={emits.map(([name]) => ({ name, description: docs[name] }))} />
      <Rows
        title="Delays"
        rows={Object.entries(implementations.delays).map(([name, delay]) => ({
          name: typeof delay === 'number' ? `${name}, ${delay} ms` : name,
          description: docs[name],
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
