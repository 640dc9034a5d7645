import * as React from 'react'
import { useMemo, useState } from 'react'
import { pathOf, type Connection, type Json, type Step } from '../protocol.ts'
import { ActorTree } from './actor-tree.tsx'
import { ChartView } from './chart-view.tsx'
import { Context, Faults, NextEvents } from './facts.tsx'
import { Log } from './log.tsx'
import { Tool, type ToolProps } from './tool.tsx'
import { useRecording } from './use-recording.ts'

export interface InspectorProps {
  connection: Connection
  /** The page's own buttons. */
  tools?: readonly ToolProps[]
  /** Called once the focus has moved to the next events; `undefined` if it need not. */
  onFocused?: (() => void) | undefined
}

/** Steps through running machines: shows their states, the transitions that led there, and the next events. */
export function Inspector({ connection, tools = [], onFocused }: InspectorProps) {
  const { actors, details, machines, steps, isCut, notice } = useRecording(connection)
  /** Id of the actor that the user has chosen; `null` for the one that the page suggests. */
  const [chosenActor, setChosenActor] = useState<string | null>(null)
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
  return (
    <div className="xs">
      <header className="xs-bar">
        <ActorTree actors={actors} shown={details.actor} onShow={(to) => show(to, null)} />
        <output>{notice}</output>
        <Tool
          name="Copy as story"
          title="Copies a story that begins at this step"
          onClick={() => connection.command({ kind: 'copyStory', step: details.step })}
        />
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
