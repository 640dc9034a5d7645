import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { MachineCoverage } from '../coverage.ts'
import {
  pathOf,
  type Details,
  type Json,
  type Connection,
  type MachineInfo,
  type NextEvent,
  type Step,
  type StoryCode,
} from '../protocol.ts'
import { ActorTree } from './actor-tree.tsx'
import { ChartView, type ChosenState } from './chart.tsx'
import { Context, Faults, NextEvents } from './facts.tsx'
import { Log } from './log.tsx'
import { StateCard } from './state-card.tsx'
import { Tool } from './tool.tsx'
import { useCoverage } from './use-coverage.ts'
import type { LayOut } from './use-layouts.ts'
import { useRecording } from './use-recording.ts'

/** Actions of an inspector that is docked to a page. */
export interface Dock {
  onClose: () => void
  onTurn: () => void
  onOwnWindow: () => void
}

export interface InspectorProps {
  connection: Connection
  /** Returns the address of the story for a state of a machine, if there is one. */
  storyOf?: ((machine: string, state: string) => string | undefined) | undefined
  /** Adds a story to the file of the current one, and returns a message about it. Without it stories are copied. */
  saveStory?: ((story: StoryCode) => Promise<string>) | undefined
  /** Returns the coverage of the last test run. Without it coverage is not shown. */
  readCoverage?: (() => Promise<readonly MachineCoverage[]>) | undefined
  dock?: Dock | undefined
  layOut: LayOut
}

/** Steps through running machines: shows their states, the transitions that led there, and the next events. */
export function Inspector({ connection, layOut, storyOf, saveStory, readCoverage, dock }: InspectorProps) {
  const recording = useRecording(connection, saveStory)
  /** Id of the actor that the user has chosen; `null` for the one that the page suggests. */
  const [chosenActor, setChosenActor] = useState<string | null>(null)
  const [chosenState, setChosenState] = useState<ChosenState | null>(null)
  const { actors, details, machines, steps, dropped, notice } = recording
  const coverage = useCoverage(recording, readCoverage)
  const machine = details ? machines[details.machine] : undefined
  const actor = actors.find(({ id }) => id === details?.actor)
  const shownStep = details?.step ?? 0
  const path = useMemo(
    () => new Set(Array.from(pathOf(steps, shownStep), ({ id }) => id)),
    [steps, shownStep],
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
  const sendFrom = useSend(connection, details, () => show(chosenActor, null))
  const dockTools = dock && (
    <>
      <Tool name="Move to the other side" onClick={dock.onTurn} />
      <Tool name="Open in a window" onClick={dock.onOwnWindow} />
      <Tool name="Close" onClick={dock.onClose} />
    </>
  )
  if (!details || !machine || !actor)
    return (
      <div className="xs">
        {dockTools && <header className="xs-bar">{dockTools}</header>}
        <div className="xs-empty">
          <p>No machine is running.</p>
          {!dock && (
            <p>
              Actors of createActor, useMachine and useActorRef appear here. With another builder than Vite or
              Webpack, pass <code>inspect: currentWatcher()?.inspect</code> to them.
            </p>
          )}
        </div>
      </div>
    )
  return (
    <div className="xs">
      <header className="xs-bar">
        <ActorTree
          actors={actors}
          shown={details.actor}
          onShow={(to) => {
            setChosenState(null)
            show(to, null)
          }}
        />
        <output>{coverage.line ?? notice}</output>
        {readCoverage && (
          <Tool
            name="Coverage"
            title="Marks what stories and the last run of tests have visited"
            aria-pressed={coverage.line !== null}
            onClick={coverage.toggle}
          />
        )}
        <Tool
          name="Copy as test"
          title="Copies the path to this step as a test for Vitest"
          onClick={() => connection.command({ kind: 'writeTest', step: details.step })}
        />
        <Tool
          name={saveStory ? 'Save as story' : 'Copy as story'}
          title="Creates a story that starts at this step"
          onClick={() => connection.command({ kind: 'writeStory', step: details.step })}
        />
        {dockTools}
      </header>
      {!details.isCurrent && (
        <Banner
          details={details}
          onRestore={() => connection.command({ kind: 'restore', step: details.step })}
          onLatest={() => show(chosenActor, null)}
        />
      )}
      <div className="xs-columns">
        <div className="xs-drawing">
          <ChartView
            charts={details.charts}
            machines={machines}
            actor={details.actor}
            enabled={sendFrom.enabled}
            visited={coverage.visited}
            layOut={layOut}
            onTake={sendFrom.take}
            chosen={chosenState}
            onChoose={setChosenState}
          />
          {chosenState && (
            <StateCard
              state={chosenState.state}
              machine={machineOf(chosenState, details, machines) ?? machine}
              storyOf={storyOf}
              canGo={actors.some(({ id, parent }) => id === chosenState.actor && parent === null)}
              onGo={() => {
                setChosenState(null)
                connection.command({ kind: 'goTo', actor: chosenState.actor, state: chosenState.state.name })
              }}
              onClose={() => setChosenState(null)}
            />
          )}
        </div>
        <div className="xs-facts">
          <NextEvents details={details} machine={machine} onSend={sendFrom.send} />
          <Faults actor={actor} connection={connection} />
        </div>
        <Context details={details} connection={connection} />
        <Log
          steps={steps}
          actors={actors}
          dropped={dropped}
          path={path}
          shown={details.step}
          onShow={showLogged}
          onRestore={(step) => connection.command({ kind: 'restore', step: step.id })}
        />
      </div>
    </div>
  )
}

const machineOf = (
  { actor }: ChosenState,
  { charts }: Details,
  machines: Readonly<Record<string, MachineInfo>>,
) => machines[charts.find((chart) => chart.actor === actor)?.machine ?? '']

/** Sends events to the shown actor, from the list of next events or from the chart. */
function useSend(connection: Connection, details: Details | null, onSend: () => void) {
  const enabled = useMemo(
    () => (details?.next ?? []).flatMap(({ choices }) => choices.flatMap(({ transitions }) => transitions)),
    [details],
  )
  const send = (next: NextEvent, named: string | null, payload: Json) => {
    if (!details) return
    onSend()
    connection.command({ kind: 'send', actor: details.actor, event: next.event, named, payload })
  }
  const take = useCallback(
    (actor: string, transition: string) => {
      for (const { event, choices } of details?.next ?? []) {
        const choice = choices.find(({ transitions }) => transitions.includes(transition))
        if (choice)
          return connection.command({ kind: 'send', actor, event, named: choice.name, payload: null })
      }
    },
    [connection, details],
  )
  return { enabled, send, take }
}

interface BannerProps {
  details: Details
  onRestore: () => void
  onLatest: () => void
}

const Banner = ({ details: { step, isLatest }, onRestore, onLatest }: BannerProps): ReactNode => (
  <div className="xs-banner">
    <p>
      {isLatest
        ? 'This actor has stopped.'
        : `Step ${step}. Going back restarts the machine here, paused: you answer its calls and end its delays.`}
    </p>
    <Tool name="Go back here" onClick={onRestore} />
    {!isLatest && <Tool name="Latest" onClick={onLatest} />}
  </div>
)
