import { cn } from '@meridian/ui/lib/cn'
import { ClipboardCopy, Download, PanelBottom, PictureInPicture, Upload, X } from 'lucide-react'
import { useEffect, useId, useMemo, useReducer, useRef, useState, type ReactNode } from 'react'
import { spoken, type ChartState } from '../chart.ts'
import { pathTest } from '../path-test.ts'
import type { Plain } from '../plain.ts'
import { emptySession, heard, isHeard, pathTo, read, written, type Session } from '../session.ts'
import type { CallMode, Link, Message, Next, Step } from '../stream.ts'
import { ChartView } from './chart-view.tsx'
import { EventForm } from './event-form.tsx'
import { Log } from './log.tsx'
import { useKeyboardSteps } from './use-keyboard-steps.ts'

export interface InspectorProps {
  /** Where flows run. */
  link: Link
  /** The address of the story that shows a state of a machine, if there are stories. */
  storyOf?: ((machine: string, state: string) => string) | undefined
  /** Where it is docked to a page. */
  dock?: Dock | undefined
}

/** What can be done with an inspector that is docked to a page. */
export interface Dock {
  /** It goes. */
  onClose: () => void
  /** It moves from below the page to its side, or back. */
  onTurn: () => void
  /** It moves into a window of its own. */
  onOwnWindow: () => void
}

type Run = Session['runs'][number]

const modes: Record<CallMode, string> = {
  works: 'As it is',
  failsNext: 'Fail next',
  slow: 'Answer slowly',
  never: 'Never answer',
}

/**
 * Steps through the machines that run: what each is and was, what led there, and what may come next. What is shown may be
 * a session of a file; then nothing can be done to it but go on from a step, with the machine that runs here.
 */
export function Inspector({ link, storyOf, dock }: InspectorProps) {
  const [live, hear] = useReducer(
    (session: Session, message: Message) => heard(session, message),
    emptySession,
  )
  const [imported, setImported] = useState<Session | null>(null)
  const [wantedRun, setWantedRun] = useState<string | null>(null)
  /** The machine that was taken somewhere: if it begins anew there, this run of it is looked at. */
  const [followed, setFollowed] = useState<string | null>(null)
  const [wantedStep, setWantedStep] = useState<number | null>(null)
  const [looked, setLooked] = useState<ChartState | null>(null)
  const [notice, setNotice] = useState('')

  useEffect(() => {
    const stop = link.listen(hear)
    link.command({ kind: 'hello' })
    return stop
  }, [link])

  const { runs, steps, about, awaited } = imported ?? live
  const told = runs.filter(({ id }) => steps.some(({ run }) => run === id))
  const latest = steps.at(-1)
  const chosen = steps.find(({ id }) => id === wantedStep)
  const wanted =
    told.find(({ id }) => id === wantedRun) ??
    told.findLast(({ machine, isOver }) => machine === (followed ?? about) && !isOver) ??
    told.findLast(({ machine }) => machine === awaited)
  const runId = chosen?.run ?? wanted?.id ?? (steps.findLast(isHeard) ?? latest)?.run
  const run = told.find(({ id }) => id === runId)
  const newest = steps.findLast((step) => step.run === runId)
  const step = chosen ?? newest
  const isNow = !imported && step === newest && run?.isOver === false && step?.status === 'active'

  const { room, stepped } = useKeyboardSteps(step?.id)

  const path = useMemo(() => (step ? pathTo(steps, step) : []), [steps, step])
  const pathIds = useMemo(() => {
    const end = latest && !chosen ? pathTo(steps, latest) : path
    return new Set([...end, ...path].map(({ id }) => id))
  }, [steps, latest, chosen, path])

  const open = (session: Session | null) => {
    setNotice(session ? '' : 'This file holds no session')
    setWantedStep(null)
    setImported(session)
  }

  if (!run || !step)
    return (
      <div className="@container flex h-full flex-col bg-void text-sm text-ink">
        <ToolBar notice={notice} onRead={open} dock={dock} />
        <p className="m-auto p-6 text-center text-ink-muted">
          No machine runs here yet.
          <br />
          It is drawn as soon as a flow begins.
        </p>
      </div>
    )

  const send = (next: Next, happening: string | null, payload: { readonly [field: string]: Plain }) => {
    setWantedStep(null)
    link.command({ kind: 'send', run: run.id, event: next.event, happening, payload })
  }
  const take = (edge: string) => {
    for (const next of step.next) {
      const fitting = next.cases.find(({ edges }) => edges.includes(edge))
      if (fitting) return send(next, fitting.name, {})
    }
  }
  const follow = () => {
    setWantedStep(null)
    setWantedRun(null)
    setFollowed(run.machine)
  }
  const goBack = (to: Step) => {
    follow()
    setImported(null)
    link.command(
      imported
        ? { kind: 'resume', machine: run.machine, value: to.value, context: to.context }
        : { kind: 'goBack', step: to.id },
    )
  }
  const goTo = (state: string) => {
    follow()
    setLooked(null)
    link.command({ kind: 'goTo', run: run.id, state })
  }
  const test = pathTest(run, steps, step)
  const delayOf = ({ event, cause }: Next) => {
    const ms = cause === 'delay' ? run.delays[spoken(event).replace('after ', '')] : undefined
    return ms ? `${spoken(event)}, ${ms} ms` : spoken(event)
  }

  return (
    <div ref={room} className="@container flex h-full flex-col bg-void text-sm text-ink">
      <ToolBar
        notice={notice}
        onRead={open}
        dock={dock}
        tools={
          <>
            <Tool
              name="Copy as test"
              icon={<ClipboardCopy aria-hidden className="size-4" />}
              disabled={test === null}
              title={
                test === null
                  ? 'No way from the beginning to this step is known'
                  : 'The path to this step, as a test to paste'
              }
              onClick={() => void copied(test ?? '').then(setNotice)}
            />
            <Tool
              name="Export"
              icon={<Download aria-hidden className="size-4" />}
              title="The session as a file; secrets stay hidden"
              onClick={() => save('flow-session.json', written({ runs, steps }))}
            />
          </>
        }
      >
        <RunTabs
          runs={told}
          chosen={run}
          onChoose={(id) => {
            setWantedRun(id)
            setFollowed(null)
            setWantedStep(null)
            setLooked(null)
          }}
        />
      </ToolBar>
      {imported && (
        <Banner
          text="A session from a file. Go back to one of its steps to go on from there."
          action="Back to what runs"
          onAct={() => setImported(null)}
        />
      )}
      {!imported && !isNow && (
        <Banner
          text={
            step === newest
              ? run.isOver || step.status !== 'active'
                ? awaited === run.machine
                  ? 'It begins there as soon as its page starts it: perhaps a button of the page does.'
                  : 'This flow has ended.'
                : ''
              : `You look at step ${step.id}. Going back is for the machine alone: what was sent stays sent, and its calls are made again.`
          }
          action="Go back here"
          onAct={() => goBack(step)}
          other={step === newest ? undefined : { action: 'Latest', onAct: () => setWantedStep(null) }}
        />
      )}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(13rem,1fr)_max-content_minmax(16rem,auto)] overflow-y-auto @min-[44rem]:grid-cols-[minmax(0,1fr)_19rem] @min-[44rem]:grid-rows-[minmax(0,1fr)_minmax(8rem,38%)] @min-[44rem]:overflow-hidden @min-[64rem]:grid-cols-[minmax(0,1fr)_19rem_22rem] @min-[64rem]:grid-rows-1">
        <div className="relative min-h-0 @max-[64rem]:@min-[44rem]:row-span-1">
          <ChartView
            chart={run.chart}
            active={step.active}
            trail={path.flatMap(({ taken }) => taken)}
            taken={step.taken}
            possible={
              new Set(isNow ? step.next.flatMap(({ cases }) => cases.flatMap(({ edges }) => edges)) : [])
            }
            onTake={take}
            chosen={looked?.id}
            onChoose={setLooked}
          />
          {looked && (
            <StateCard
              state={looked}
              words={run.states[looked.name]}
              story={storyOf?.(run.machine, looked.name)}
              onGo={
                imported || looked.states.length > 0 || looked.isTransient
                  ? undefined
                  : () => goTo(looked.name)
              }
              onClose={() => setLooked(null)}
            />
          )}
        </div>
        <div className="min-h-0 overflow-y-auto border-seam @min-[44rem]:row-span-2 @min-[44rem]:border-l @min-[64rem]:row-span-1">
          {run.states[step.state] && (
            <p className="border-b border-seam px-3 py-2 leading-5">
              <span className="block font-mono text-xs text-signal">{step.state}</span>
              {run.states[step.state]}
            </p>
          )}
          <Part title="Next">
            {isNow && step.next.length > 0 ? (
              <ul className="space-y-1.5">
                {step.next.map((next) => (
                  <li key={`${step.id} ${next.event}`}>
                    <EventForm
                      next={next}
                      label={delayOf(next)}
                      happenings={run.happenings.filter(({ event }) => event === next.event)}
                      onSend={(happening, payload) => send(next, happening, payload)}
                      onKeys={stepped}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-xs text-ink-muted">
                {isNow
                  ? 'Nothing leads on from here.'
                  : 'Only where the flow stands now, something can happen.'}
              </p>
            )}
          </Part>
          {Object.keys(run.calls).length > 0 && (
            <Part title="Calls">
              <Calls
                run={run}
                onAnswer={(call, mode) => link.command({ kind: 'answer', run: run.id, call, mode })}
                isDisabled={imported !== null}
              />
            </Part>
          )}
          <Part title="Context">
            <Context context={step.context} />
          </Part>
        </div>
        <div className="flex min-h-0 flex-col border-t border-seam @min-[64rem]:border-t-0 @min-[64rem]:border-l [&>section]:flex-1">
          <Log
            steps={steps}
            path={pathIds}
            chosen={step}
            onChoose={(to) => {
              setWantedStep(to?.id ?? null)
              if (to) setWantedRun(to.run)
            }}
            onGoBack={goBack}
            machineOf={(id) => runs.find((one) => one.id === id)?.machine ?? ''}
          />
        </div>
      </div>
    </div>
  )
}

interface ToolBarProps {
  /** The machines to choose from. */
  children?: ReactNode
  notice: string
  /** What can be done with the step that is looked at. */
  tools?: ReactNode
  onRead: (session: Session | null) => void
  dock: Dock | undefined
}

const ToolBar = ({ children, notice, tools, onRead, dock }: ToolBarProps) => (
  <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-seam bg-hull px-3 py-1.5">
    {children}
    <output className="min-w-0 flex-1 truncate text-xs text-ink-muted">{notice}</output>
    {tools}
    <ImportTool onRead={onRead} />
    {dock && (
      <>
        <Tool
          name="Other side"
          icon={<PanelBottom aria-hidden className="size-4" />}
          title="Moves below the page, or beside it"
          onClick={dock.onTurn}
        />
        <Tool
          name="Own window"
          icon={<PictureInPicture aria-hidden className="size-4" />}
          title="Moves into a window of its own"
          onClick={dock.onOwnWindow}
        />
        <Tool
          name="Close"
          icon={<X aria-hidden className="size-4" />}
          title="Closes the inspector for this tab"
          onClick={dock.onClose}
        />
      </>
    )}
  </header>
)

interface RunTabsProps {
  runs: readonly Run[]
  chosen: Run
  onChoose: (id: string) => void
}

function RunTabs({ runs, chosen, onChoose }: RunTabsProps) {
  // What began anew takes the place of what had ended; the log still leads there.
  const shown = runs.filter(
    (run, index) =>
      run === chosen || !run.isOver || !runs.slice(index + 1).some(({ machine }) => machine === run.machine),
  )
  return (
    <fieldset aria-label="Machines" className="flex gap-1">
      {shown.map(({ id, machine, isOver }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen.id}
          onClick={() => onChoose(id)}
          className={cn(
            'rounded-control border px-2.5 py-1 font-mono text-xs transition-colors duration-150',
            id === chosen.id
              ? 'border-signal bg-signal/10 text-signal-bright'
              : 'border-seam text-ink-muted hover:border-seam-strong hover:text-ink',
          )}
        >
          {machine}
          {isOver && <span className="text-ink-muted"> (ended)</span>}
        </button>
      ))}
    </fieldset>
  )
}

interface ToolProps {
  name: string
  icon: ReactNode
  title: string
  disabled?: boolean
  onClick: () => void
}

const toolLook =
  'flex items-center gap-1.5 rounded-control px-2 py-1 text-xs text-ink-muted transition-colors duration-150 hover:bg-plate hover:text-ink'

const Tool = ({ name, icon, ...button }: ToolProps) => (
  <button
    type="button"
    {...button}
    className={cn(toolLook, 'disabled:pointer-events-none disabled:opacity-50')}
  >
    {icon}
    <span className="@max-[44rem]:sr-only">{name}</span>
  </button>
)

/** Reads a session from a file of the player's. */
function ImportTool({ onRead }: { onRead: (session: Session | null) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Tool
        name="Import"
        icon={<Upload aria-hidden className="size-4" />}
        title="Look at a session that was exported"
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="application/json"
        aria-label="Session to import"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again.
          event.target.value = ''
          void file?.text().then((text) => onRead(read(text)))
        }}
      />
    </>
  )
}

interface BannerProps {
  text: string
  action: string
  onAct: () => void
  other?: { action: string; onAct: () => void } | undefined
}

function Banner({ text, action, onAct, other }: BannerProps) {
  const look =
    'rounded-control border border-gate/60 px-2 py-0.5 text-gate hover:bg-gate hover:text-on-signal'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-gate/40 bg-gate/10 px-3 py-1.5 text-xs leading-5">
      <p className="flex-1">{text}</p>
      <button type="button" className={look} onClick={onAct}>
        {action}
      </button>
      {other && (
        <button type="button" className={look} onClick={other.onAct}>
          {other.action}
        </button>
      )}
    </div>
  )
}

interface StateCardProps {
  state: ChartState
  words: string | undefined
  story: string | undefined
  /** Without, it cannot be gone to. */
  onGo: (() => void) | undefined
  onClose: () => void
}

function StateCard({ state, words, story, onGo, onClose }: StateCardProps) {
  const look =
    'rounded-control border border-seam-strong px-2 py-0.5 hover:border-signal hover:text-signal-bright'
  return (
    <div className="absolute top-3 left-3 max-w-72 space-y-2 rounded-control border border-gate/60 bg-hull p-3 text-xs leading-5 shadow-panel">
      <p>
        <span className="block font-mono text-gate">{state.name}</span>
        {words ?? 'It holds states of its own.'}
      </p>
      <div className="flex gap-2">
        {onGo && (
          <button
            type="button"
            title="By the shortest way. There it stands still: its calls are not made and its delays do not run."
            className={look}
            onClick={onGo}
          >
            Go there
          </button>
        )}
        {story && !state.isTransient && state.states.length === 0 && (
          <a href={story} target="_top" className={look}>
            Its story
          </a>
        )}
        <button type="button" className={look} onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-b border-seam px-3 py-2">
      <h2 id={id} className="mb-1.5 font-mono text-micro text-ink-muted uppercase">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface CallsProps {
  run: Run
  onAnswer: (call: string, mode: CallMode) => void
  isDisabled: boolean
}

const Calls = ({ run, onAnswer, isDisabled }: CallsProps) => (
  <ul className="space-y-1.5">
    {Object.entries(run.calls).map(([call, mode]) => (
      <li key={call}>
        <label className="flex items-center justify-between gap-2 font-mono text-xs">
          {call}
          <select
            value={mode}
            disabled={isDisabled}
            onChange={(event) => onAnswer(call, event.target.value as CallMode)}
            className={cn(
              'h-7 w-32 shrink-0 rounded-control border bg-void px-1 font-sans text-ink',
              mode === 'works' ? 'border-seam-strong' : 'border-gate text-gate',
            )}
          >
            {Object.entries(modes).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </li>
    ))}
  </ul>
)

function Context({ context }: { context: Plain }) {
  const fields =
    typeof context === 'object' && context !== null && !Array.isArray(context) ? Object.entries(context) : []
  if (fields.length === 0) return <p className="text-xs text-ink-muted">It keeps nothing.</p>
  return (
    <dl className="space-y-1 font-mono text-xs leading-4">
      {fields.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="shrink-0 text-ink-muted">{name}</dt>
          <dd className="min-w-0 flex-1 break-words">
            {typeof value === 'object' && value !== null ? (
              <details>
                <summary className="cursor-pointer truncate text-signal">{summed(value)}</summary>
                <pre className="mt-1 overflow-x-auto text-ink">{JSON.stringify(value, null, 1)}</pre>
              </details>
            ) : (
              JSON.stringify(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A record by its name, if it has one. */
function summed(value: Plain): string {
  if (Array.isArray(value)) return `${value.length} of them`
  const { title, name, id } = value as Readonly<Record<string, Plain>>
  const named = [title, name, id].find((one) => typeof one === 'string')
  return typeof named === 'string' ? named : '{…}'
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Browsers may refuse their clipboard; a file holds the same. */
async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied: paste it into the folder of the flow.'
  } catch {
    save('path.test.ts', text)
    return 'Saved as path.test.ts: it goes into the folder of the flow.'
  }
}
