import { useCallback, useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react'
import { causeOf, eventLabel, toMermaid, type ChartState } from '../chart.ts'
import { toSvg, type PlacedChart } from './layout.ts'
import { pathTest } from './path-test.ts'
import type { CallMode, Fields, Link, Next, Run, Session, Step } from '../protocol.ts'
import { emptySession, heard, isTaken, packed, pathTo, read, unpacked, written } from './session.ts'
import { ChartView } from './chart.tsx'
import { EventForm } from './event-form.tsx'
import { Log } from './log.tsx'

/** The actions of an inspector that is docked to a page. */
export interface Dock {
  onClose: () => void
  onTurn: () => void
  onOwnWindow: () => void
}

export interface InspectorProps {
  /** The link to the watcher of the machines. */
  link: Link
  /** Returns the address of the story that shows a state of a machine, if there is one. */
  storyOf?: ((machine: string, state: string) => string | undefined) | undefined
  dock?: Dock | undefined
  /** A run that came in a link, as it was packed. */
  linked?: string | undefined
}

const modes: Record<CallMode, string> = {
  works: 'As it is',
  failsNext: 'Fail next',
  slow: 'Answer slowly',
  never: 'Never answer',
}

/** The name of a run's link in an address's fragment. */
export const linkName = 'xstate-run'

/** Milliseconds after a keyboard step in which the panel takes the focus back from the page. */
const restlessMs = 5000

/** Steps through machines that run: shows their states, the way there, and the next events. */
export function Inspector({ link, storyOf, dock, linked }: InspectorProps) {
  const [live, hear] = useReducer(heard, emptySession)
  const [imported, setImported] = useState<Session | null>(null)
  const [selectedRun, setSelectedRun] = useState<string | null>(null)
  /** The machine that was taken somewhere: the run that begins there is looked at. */
  const [followed, setFollowed] = useState<string | null>(null)
  const [selectedStep, setSelectedStep] = useState<number | null>(null)
  const [looked, setLooked] = useState<ChartState | null>(null)
  const [notice, setNotice] = useState('')
  const placed = useRef<PlacedChart | null>(null)
  const keepPlaced = useCallback((to: PlacedChart) => void (placed.current = to), [])

  useEffect(() => {
    const stop = link.listen(hear)
    link.command({ kind: 'hello' })
    return stop
  }, [link])
  useEffect(() => {
    if (linked) void unpacked(linked).then(setImported)
  }, [linked])

  const { runs, steps, about, awaited } = imported ?? live
  const latest = steps.at(-1)
  const chosen = steps.find(({ id }) => id === selectedStep)
  const preferred =
    runs.find(({ id }) => id === selectedRun) ??
    runs.findLast(({ machine, isOver }) => machine === (followed ?? about) && !isOver) ??
    runs.findLast(({ machine }) => machine === awaited)
  const runId = chosen?.run ?? preferred?.id ?? (steps.findLast(isTaken) ?? latest)?.run
  const run = runs.find(({ id }) => id === runId)
  const newest = steps.findLast((step) => step.run === runId)
  const step = chosen ?? newest
  const isNow = !imported && step === newest && run?.isOver === false && step?.status === 'active'
  const { room, stepped } = useKeyboardSteps(step?.id)
  const path = useMemo(() => (step ? pathTo(steps, step) : []), [steps, step])

  const open = (text: string) => {
    const session = read(text)
    setNotice(session ? '' : 'This file holds no run')
    setSelectedStep(null)
    setImported(session)
  }
  const dockTools = dock && (
    <>
      <Tool name="Other side" onClick={dock.onTurn} />
      <Tool name="Own window" onClick={dock.onOwnWindow} />
      <Tool name="Close" onClick={dock.onClose} />
    </>
  )

  if (!run || !step)
    return (
      <div className="xs">
        <header className="xs-bar">
          <output>{notice}</output>
          <ImportTool onRead={open} />
          {dockTools}
        </header>
        <p className="xs-empty">No machine runs here yet.</p>
      </div>
    )

  const send = ({ event }: Next, named: string | null, payload: Fields) => {
    setSelectedStep(null)
    stepped()
    link.command({ kind: 'send', run: run.id, event, named, payload })
  }
  const take = (edge: string) => {
    for (const next of step.next) {
      const fitting = next.choices.find(({ edges }) => edges.includes(edge))
      if (fitting) return send(next, fitting.name, {})
    }
  }
  const follow = () => {
    setSelectedStep(null)
    setSelectedRun(null)
    setLooked(null)
    setFollowed(run.machine)
  }
  const goBack = (to: Step) => {
    const machine = runs.find(({ id }) => id === to.run)?.machine ?? run.machine
    follow()
    setImported(null)
    link.command(
      imported
        ? { kind: 'resume', machine, value: to.value, context: to.context }
        : { kind: 'goBack', step: to.id },
    )
  }
  const labelOf = ({ event }: Next) => {
    const words = eventLabel(event, run.chart.invoked)
    const ms = causeOf(event) === 'delay' ? run.delays[words.slice('after '.length)] : undefined
    return ms ? `${words}, ${ms} ms` : words
  }
  const test = pathTest(run, steps, step)
  const copy = (text: string, file: string) => void copied(text, file).then(setNotice)
  const possible = isNow ? step.next.flatMap(({ choices }) => choices.flatMap(({ edges }) => edges)) : []

  return (
    <div ref={room} className="xs">
      <header className="xs-bar">
        <Tree
          runs={runs}
          chosen={run}
          onChoose={(id) => {
            setSelectedRun(id)
            setFollowed(null)
            setSelectedStep(null)
            setLooked(null)
          }}
        />
        <output>{notice}</output>
        <Tool
          name="Copy as test"
          disabled={test === null}
          title={
            test === null
              ? 'No way from the beginning to this step is known'
              : 'The path to this step, for Vitest'
          }
          onClick={() => copy(test ?? '', 'path.test.ts')}
        />
        <Tool
          name="Copy link"
          title="The path to this step, in an address"
          onClick={() =>
            void packed(runs, path).then((text) =>
              copy(`${pageAddress()}#${linkName}=${text}`, 'run-link.txt'),
            )
          }
        />
        <Tool
          name="Export"
          title="All runs as a file; secrets stay hidden"
          onClick={() => save('xstate-run.json', written({ runs, steps }))}
        />
        <ImportTool onRead={open} />
        <Tool
          name="SVG"
          title="The chart as a picture"
          onClick={() => placed.current && save(`${run.machine}.svg`, toSvg(placed.current, step.active))}
        />
        <Tool
          name="Mermaid"
          title="The chart as a Mermaid diagram"
          onClick={() => copy(toMermaid(run.chart), `${run.machine}.mmd`)}
        />
        {dockTools}
      </header>
      {(imported ?? !isNow) && (
        <div className="xs-banner">
          <p>
            {imported
              ? 'A run from a file or a link. Go back to one of its steps to go on from there.'
              : step !== newest
                ? `You look at step ${step.id}. Going back begins the machine anew there; its calls and delays wait for you.`
                : awaited === run.machine
                  ? 'It begins there as soon as its page starts it.'
                  : 'This machine has ended.'}
          </p>
          <Tool name="Go back here" onClick={() => goBack(step)} />
          {imported ? (
            <Tool name="Back to what runs" onClick={() => setImported(null)} />
          ) : (
            step !== newest && <Tool name="Latest" onClick={() => setSelectedStep(null)} />
          )}
        </div>
      )}
      <div className="xs-columns">
        <div className="xs-drawing">
          <ChartView
            chart={run.chart}
            active={step.active}
            taken={step.taken}
            trail={path.flatMap(({ taken }) => taken)}
            possible={new Set(possible)}
            onTake={take}
            chosen={looked?.id}
            onChoose={setLooked}
            onPlaced={keepPlaced}
          />
          {looked && (
            <StateCard
              state={looked}
              words={run.states[looked.name] ?? looked.description}
              story={storyOf?.(run.machine, looked.name)}
              canGo={!imported && run.parent === null && isRestState(looked)}
              onGo={() => {
                follow()
                link.command({ kind: 'goTo', run: run.id, state: looked.name })
              }}
              onClose={() => setLooked(null)}
            />
          )}
        </div>
        <div className="xs-facts">
          <p>
            <code>{step.state}</code> {run.states[step.state]}
          </p>
          <section aria-label="Next">
            <h2>Next</h2>
            {isNow &&
              step.next.map((next) => (
                <EventForm
                  key={`${step.id} ${next.event}`}
                  next={next}
                  label={labelOf(next)}
                  named={run.events.filter(({ event }) => event === next.event)}
                  onSend={(named, payload) => send(next, named, payload)}
                />
              ))}
            {(!isNow || step.next.length === 0) && (
              <p>
                {isNow
                  ? 'Nothing leads on from here.'
                  : 'Only where the machine stands now, something can happen.'}
              </p>
            )}
          </section>
          {Object.keys(run.calls).length > 0 && (
            <section aria-label="Calls">
              <h2>Calls</h2>
              {Object.entries(run.calls).map(([call, mode]) => (
                <label key={call} className="xs-mode">
                  {call}
                  <select
                    value={mode}
                    disabled={imported !== null}
                    onChange={({ target }) => {
                      const [to] = Object.keys(modes).filter((one): one is CallMode => one === target.value)
                      if (to) link.command({ kind: 'answer', run: run.id, call, mode: to })
                    }}
                  >
                    {Object.entries(modes).map(([value, words]) => (
                      <option key={value} value={value}>
                        {words}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </section>
          )}
          <section aria-label="Context">
            <h2>Context</h2>
            {step.context === null || JSON.stringify(step.context) === '{}' ? (
              <p>It keeps nothing.</p>
            ) : (
              <pre>{JSON.stringify(step.context, null, 1)}</pre>
            )}
          </section>
        </div>
        <Log
          steps={steps}
          runs={runs}
          path={new Set(path.map(({ id }) => id))}
          chosen={step}
          onChoose={(to) => {
            setSelectedStep(to?.id ?? null)
            if (to) setSelectedRun(to.run)
          }}
          onGoBack={goBack}
        />
      </div>
    </div>
  )
}

/** Tells whether a run can rest in a state. */
const isRestState = ({ states, isTransient, type }: ChartState) =>
  states.length === 0 && !isTransient && type !== 'history'

interface TreeProps {
  runs: readonly Run[]
  chosen: Run
  onChoose: (id: string) => void
}

/** Lists the machines that run, each with those that it started. */
function Tree({ runs, chosen, onChoose }: TreeProps) {
  // What began anew takes the place of what had ended; the log still leads there.
  const shown = runs.filter(
    (run, index) =>
      run === chosen || !run.isOver || !runs.slice(index + 1).some(({ machine }) => machine === run.machine),
  )
  const branch = (parent: string | null): ReactNode => {
    const own = shown.filter((run) =>
      parent === null ? !shown.some(({ id }) => id === run.parent) : run.parent === parent,
    )
    return own.length === 0 ? null : (
      <ul>
        {own.map(({ id, machine, isOver }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen.id} onClick={() => onChoose(id)}>
              {machine}
              {isOver && ' (ended)'}
            </button>
            {branch(id)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <nav aria-label="Machines" className="xs-tree">
      {branch(null)}
    </nav>
  )
}

interface ToolProps {
  name: string
  title?: string
  disabled?: boolean
  onClick: () => void
}

const Tool = ({ name, ...button }: ToolProps) => (
  <button type="button" {...button}>
    {name}
  </button>
)

const ImportTool = ({ onRead }: { onRead: (text: string) => void }) => (
  <label className="xs-import" title="Look at runs that were exported">
    Import
    <input
      type="file"
      accept="application/json"
      onChange={({ target }) => {
        void target.files?.[0]?.text().then(onRead)
        // The same file may be chosen again.
        target.value = ''
      }}
    />
  </label>
)

interface StateCardProps {
  state: ChartState
  words: string | null
  story: string | undefined
  canGo: boolean
  onGo: () => void
  onClose: () => void
}

const StateCard = ({ state, words, story, canGo, onGo, onClose }: StateCardProps) => (
  <div className="xs-card">
    <p>
      <code>{state.name || state.key}</code> {words}
    </p>
    {canGo && (
      <Tool
        name="Go there"
        title="By the shortest way. There it stands still: its calls are not made and its delays do not run."
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

/**
 * Keeps the focus of people who step by keyboard on the next events. The buttons of a step go with it, and the page may
 * focus what the step opens.
 */
function useKeyboardSteps(step: number | undefined) {
  const room = useRef<HTMLDivElement>(null)
  const restlessUntil = useRef(0)
  const goOn = useCallback(() => {
    if (performance.now() < restlessUntil.current)
      room.current?.querySelector<HTMLElement>('form [type="submit"], [aria-current="step"]')?.focus()
  }, [])
  const arrive = useCallback(() => {
    goOn()
    const view = room.current?.ownerDocument.defaultView
    const taken = () => setTimeout(goOn)
    view?.addEventListener('blur', taken, { once: true })
    return () => view?.removeEventListener('blur', taken)
  }, [goOn])
  useEffect(arrive, [step, arrive])
  return {
    room,
    stepped: () => {
      const { activeElement } = room.current?.ownerDocument ?? {}
      restlessUntil.current = activeElement?.matches(':focus-visible') ? performance.now() + restlessMs : 0
    },
  }
}

/** Returns the address of the page that people see, without its fragment. */
const pageAddress = () => (window.top === null ? '' : location.href.split('#')[0])

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text]))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Copies a text, or saves it as a file where the browser refuses its clipboard. */
async function copied(text: string, file: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    save(file, text)
    return `Saved as ${file}`
  }
}
