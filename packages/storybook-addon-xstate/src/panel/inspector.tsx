import { useCallback, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react'
import type { ChartState } from '../chart.ts'
import {
  pathOf,
  type Details,
  type Json,
  type Link,
  type MachineInfo,
  type NextEvent,
  type Step,
  type StoryCode,
} from '../protocol.ts'
import { ActorTree } from './actor-tree.tsx'
import { ChartView, type ChosenState } from './chart.tsx'
import { Context, Faults, NextEvents } from './facts.tsx'
import { Log } from './log.tsx'
import { emptySession, withMessage } from './session.ts'
import type { LayOut } from './use-layouts.ts'

/** The actions of an inspector that is docked to a page. */
export interface Dock {
  onClose: () => void
  onTurn: () => void
  onOwnWindow: () => void
}

export interface InspectorProps {
  /** The link to the watcher of the page. */
  link: Link
  /** Returns the address of the story that shows a state of a machine, if there is one. */
  storyOf?: ((machine: string, state: string) => string | undefined) | undefined
  /** Saves a story in the file of the one that is shown, and returns a sentence about it; without it, stories are copied. */
  saveStory?: ((story: StoryCode) => Promise<string>) | undefined
  dock?: Dock | undefined
  layOut: LayOut
}

/** Steps through machines that run: shows their states, the way there, and the next events. */
export function Inspector({ link, layOut, storyOf, saveStory, dock }: InspectorProps) {
  const [session, receive] = useReducer(withMessage, emptySession)
  /** The actor that people have chosen; `null` for the one that the page suggests. */
  const [chosenActor, setChosenActor] = useState<string | null>(null)
  const [chosenState, setChosenState] = useState<ChosenState | null>(null)
  useEffect(() => {
    const notify = (text: string) => receive({ kind: 'notice', text })
    const stop = link.listen((message) => {
      receive(message)
      if (message.kind === 'ready') link.command({ kind: 'connect' })
      if (message.kind === 'test' && message.text !== null)
        void copy(message.text, 'path.test.ts').then(notify)
      if (message.kind === 'story' && message.story)
        void (saveStory?.(message.story) ?? copy(storyText(message.story), 'path.stories.ts')).then(notify)
    })
    link.command({ kind: 'connect' })
    return () => {
      link.command({ kind: 'disconnect' })
      stop()
    }
  }, [link, saveStory])
  const { actors, details, machines, steps, dropped, notice } = session
  const machine = details ? machines[details.machine] : undefined
  const actor = actors.find(({ id }) => id === details?.actor)
  const shownStep = details?.step ?? 0
  const path = useMemo(
    () => new Set(Array.from(pathOf(steps, shownStep), ({ id }) => id)),
    [steps, shownStep],
  )
  const show = (to: string | null, step: number | null) => {
    setChosenActor(to)
    link.command({ kind: 'show', actor: to, step })
  }
  const showLogged = (step: Step) => {
    const isNewest = steps.findLast((other) => other.actor === step.actor) === step
    if (step === steps.at(-1) && chosenActor === null) show(null, null)
    else if (isNewest) show(step.actor, null)
    else show(chosenActor, step.id)
  }
  const sendFrom = useSend(link, details, () => show(chosenActor, null))
  const dockTools = dock && (
    <>
      <Tool name="Other side" onClick={dock.onTurn} />
      <Tool name="Own window" onClick={dock.onOwnWindow} />
      <Tool name="Close" onClick={dock.onClose} />
    </>
  )
  if (!details || !machine || !actor)
    return (
      <div className="xs">
        {dockTools && <header className="xs-bar">{dockTools}</header>}
        <div className="xs-empty">
          <p>No machine runs here yet.</p>
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
        <output>{notice}</output>
        <Tool
          name="Copy as test"
          title="Copies the path to this step as a test for Vitest"
          onClick={() => link.command({ kind: 'writeTest', step: details.step })}
        />
        <Tool
          name={saveStory ? 'Save as story' : 'Copy as story'}
          title="Makes a story that begins at this step"
          onClick={() => link.command({ kind: 'writeStory', step: details.step })}
        />
        {dockTools}
      </header>
      {!details.isCurrent && (
        <Banner
          details={details}
          onRestore={() => link.command({ kind: 'restore', step: details.step })}
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
                link.command({ kind: 'goTo', actor: chosenState.actor, state: chosenState.state.name })
              }}
              onClose={() => setChosenState(null)}
            />
          )}
        </div>
        <div className="xs-facts">
          <NextEvents details={details} machine={machine} onSend={sendFrom.send} />
          <Faults actor={actor} link={link} />
        </div>
        <Context details={details} link={link} />
        <Log
          steps={steps}
          actors={actors}
          dropped={dropped}
          path={path}
          shown={details.step}
          onShow={showLogged}
          onRestore={(step) => link.command({ kind: 'restore', step: step.id })}
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

/** Sends events to the actor that is shown, from the list of the next ones or from the chart. */
function useSend(link: Link, details: Details | null, onSend: () => void) {
  const enabled = useMemo(
    () => (details?.next ?? []).flatMap(({ choices }) => choices.flatMap(({ transitions }) => transitions)),
    [details],
  )
  const send = (next: NextEvent, named: string | null, payload: Json) => {
    if (!details) return
    onSend()
    link.command({ kind: 'send', actor: details.actor, event: next.event, named, payload })
  }
  const take = useCallback(
    (actor: string, transition: string) => {
      for (const { event, choices } of details?.next ?? []) {
        const choice = choices.find(({ transitions }) => transitions.includes(transition))
        if (choice) return link.command({ kind: 'send', actor, event, named: choice.name, payload: null })
      }
    },
    [link, details],
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
        : `Step ${step}. Going back starts the machine again from here: its calls and delays wait for you.`}
    </p>
    <Tool name="Go back here" onClick={onRestore} />
    {!isLatest && <Tool name="Latest" onClick={onLatest} />}
  </div>
)

interface ToolProps {
  name: string
  title?: string
  onClick: () => void
}

const Tool = ({ name, ...button }: ToolProps) => (
  <button type="button" {...button}>
    {name}
  </button>
)

/** Tells whether an actor can rest in a state. */
const isRestState = ({ states, isTransient, type }: ChartState) =>
  states.length === 0 && !isTransient && type !== 'history'

interface StateCardProps extends Pick<InspectorProps, 'storyOf'> {
  state: ChartState
  machine: MachineInfo
  canGo: boolean
  onGo: () => void
  onClose: () => void
}

function StateCard({ state, machine, storyOf, canGo, onGo, onClose }: StateCardProps) {
  const story = storyOf?.(machine.chart.root.key, state.name)
  return (
    <div className="xs-card">
      <p>
        <code>{state.name || state.key}</code> {machine.states[state.name] ?? state.description}
      </p>
      {canGo && isRestState(state) && (
        <Tool
          name="Go there"
          title="Starts the machine again in this state, by the shortest path. Its calls and delays wait for you."
          onClick={onGo}
        />
      )}
      {story && isRestState(state) && (
        <a href={story} target="_top">
          Its story
        </a>
      )}
      <Tool name="Close" onClick={onClose} />
    </div>
  )
}

const storyText = ({ name, begin }: StoryCode) =>
  `export const ${name} = {\n  parameters: { xstate: { begin: ${begin} } },\n}\n`

/** Copies a text, or saves it as a file where the browser refuses its clipboard. */
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
