import { useMemo, useState } from 'react'
import { chartCoverage, coverageLine, visitedIn, type MachineCoverage } from '../coverage.ts'
import { pathOf, type Connection, type Json, type Step, type StoryStart } from '../protocol.ts'
import { ActorTree } from './actor-tree.tsx'
import { ChartView } from './chart.tsx'
import { Context, Faults, NextEvents } from './facts.tsx'
import { Log } from './log.tsx'
import { Tool, type ToolProps } from './tool.tsx'
import { useRecording } from './use-recording.ts'

export interface InspectorProps {
  connection: Connection
  /** Adds a story to the file of the current one, and returns a message about it. Without it no story is saved. */
  saveStory?: ((start: StoryStart) => Promise<string>) | undefined
  /** Returns the coverage of the last test run. Without it coverage is not shown. */
  readCoverage?: (() => Promise<readonly MachineCoverage[]>) | undefined
  /** The page's own buttons. */
  tools?: readonly ToolProps[]
  /** Called once the focus has moved to the next events; `undefined` if it need not. */
  onFocused?: (() => void) | undefined
}

/** Steps through running machines: shows their states, the transitions that led there, and the next events. */
export function Inspector({ connection, saveStory, readCoverage, tools = [], onFocused }: InspectorProps) {
  const { actors, details, machines, visited, steps, isCut, notice } = useRecording(connection, saveStory)
  /** Id of the actor that the user has chosen; `null` for the one that the page suggests. */
  const [chosenActor, setChosenActor] = useState<string | null>(null)
  const [byTests, setByTests] = useState<readonly MachineCoverage[] | null>(null)
  const machine = details ? machines[details.machine] : undefined
  const actor = actors.find(({ id }) => id === details?.actor)
  const shownStep = details?.step ?? 0
  const path = useMemo(
    () => new Set(Array.from(pathOf(steps, shownStep), ({ id }) => id)),
    [steps, shownStep],
  )
  const pageTools = tools.map((tool) => <Tool key={tool.name} {...tool} />)
  if (!details || !machine || !actor)
    return (
      <div className="xs">
        <header className="xs-bar">
          <output>{notice}</output>
          {pageTools}
        </header>
        <p className="xs-empty">
          No machine is running. Actors of createActor, useMachine and useActorRef appear here. With another
          builder than Vite or Webpack, pass <code>inspect: currentWatcher()?.inspect</code> to them.
        </p>
      </div>
    )
  const show = (to: string | null, step: number | null) => {
    setChosenActor(to)
    connection.command({ kind: 'show', actor: to, step })
  }
  const showLogged = (step: Step) => {
    const isNewest = steps.findLast((other) => other.actor === step.actor) === step
    if (step === steps.at(-1) && chosenActor === null) show(null, null)
    else if (isNewest) show(step.actor, null)
    else show(chosenActor, step.id)
  }
  const send = (event: string, named: string | null, payload: Json) => {
    show(chosenActor, null)
    connection.command({ kind: 'send', actor: details.actor, event, named, payload })
  }
  const covered = byTests && new Set([...(visited[machine.key] ?? []), ...visitedIn(byTests, machine.chart)])
  return (
    <div className="xs">
      <header className="xs-bar">
        <ActorTree actors={actors} shown={details.actor} onShow={(to) => show(to, null)} />
        <output>{covered ? coverageLine(chartCoverage(machine.chart, covered)) : notice}</output>
        {readCoverage && (
          <Tool
            name="Coverage"
            title="Marks what stories and the last run of tests have visited"
            aria-pressed={byTests !== null}
            onClick={() => (byTests ? setByTests(null) : void readCoverage().then(setByTests))}
          />
        )}
        {saveStory && (
          <Tool
            name="Save as story"
            title="Creates a story that starts at this step"
            onClick={() => connection.command({ kind: 'writeStory', step: details.step })}
          />
        )}
        {pageTools}
      </header>
      {!details.isCurrent && (
        <div className="xs-banner">
          <p>
            {details.isLatest
              ? 'This actor has stopped.'
              : `Step ${details.step}. Going back restarts the machine here, paused: you answer its calls and end its delays.`}
          </p>
          <Tool
            name="Go back here"
            onClick={() => connection.command({ kind: 'restore', step: details.step })}
          />
          {!details.isLatest && <Tool name="Latest" onClick={() => show(chosenActor, null)} />}
        </div>
      )}
      <div className="xs-columns">
        <ChartView
          key={machine.key}
          machine={machine}
          active={details.active}
          taken={details.taken}
          trail={details.trail}
          enabled={details.next.flatMap(({ choices }) => choices.flatMap(({ transitions }) => transitions))}
          visited={covered}
          onTake={(transition) => {
            for (const { event, choices } of details.next) {
              const choice = choices.find(({ transitions }) => transitions.includes(transition))
              if (choice) return send(event, choice.name, null)
            }
          }}
          onGo={
            actor.parent === null
              ? (state) => connection.command({ kind: 'goTo', actor: actor.id, state })
              : undefined
          }
        />
        <div className="xs-facts">
          <NextEvents details={details} machine={machine} onFocused={onFocused} onSend={send} />
          <Context details={details} />
          <Faults actor={actor} connection={connection} />
        </div>
        <Log
          steps={steps}
          actors={actors}
          isCut={isCut}
          path={path}
          shown={details.step}
          onShow={showLogged}
          onRestore={(step) => connection.command({ kind: 'restore', step: step.id })}
        />
      </div>
    </div>
  )
}
