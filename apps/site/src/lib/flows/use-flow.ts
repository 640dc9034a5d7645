import { answered, type Calls } from '@meridian/flows/shared/answered'
import type { CommonTell } from '@meridian/flows/shared/tells'
import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type {
  Actor,
  ActorOptions,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { useServices } from '../services/services-context.tsx'
import { listenToTells } from './emitted-events.ts'
import { keepSnapshots, keptSnapshot, type Keeping } from './persisted-snapshot.ts'
import { useCommonTells, type TellAnswers } from './use-flow-effects.ts'

/** What the machine tells beyond what any flow may. */
type OwnTell<Machine extends AnyStateMachine> = Exclude<EmittedFrom<Machine>, CommonTell>

export interface FlowOptions<Machine extends AnyStateMachine, View> {
  /** Read once, when the flow starts. */
  input: InputFrom<Machine>
  /** Read once, too: each call that the machine makes, or it does not compile. */
  calls: Calls<Machine>
  /** An answer to each tell that is the machine's own; the others are answered here (see `useCommonTells`). */
  tells: TellAnswers<OwnTell<Machine>>
  /** What the page shows of where the flow stands. */
  view: (snapshot: SnapshotFrom<Machine>) => View
  /** Keeps the flow over a reload of the page. */
  keep?: Keeping | undefined
}

export interface Flow<Machine extends AnyStateMachine, View> {
  view: View
  send: (event: EventFromLogic<Machine>) => void
}

/**
 * Runs a flow for as long as the component is there: the one place where machines meet the site. Its calls are the given
 * functions; what it and the machines inside it tell is answered, whatever screen it is on; the watcher of the services,
 * if there is one, sees it all and may take it elsewhere.
 */
export function useFlow<Machine extends AnyStateMachine, View>(
  machine: Machine,
  { input, calls, tells, view, keep }: FlowOptions<Machine, View>,
): Flow<Machine, View> {
  const { watcher, tab } = useServices()
  const answers = { ...useCommonTells(), ...tells }
  const [run] = useState(() => {
    const told = listenToTells(watcher?.inspect)
    const provided = answered(machine, calls)
    return {
      machine: watcher?.ready(provided) ?? provided,
      keep,
      told,
      options: {
        input,
        snapshot: watcher?.begins(machine) ?? (keep && keptSnapshot(machine, tab, keep, Date.now())),
        inspect: told.inspect,
      } as ActorOptions<Machine>,
    }
  })
  // Before the flow starts, which it does in an effect.
  useLayoutEffect(() => run.told.answerWith(answers))

  const actor: Actor<Machine> = useActorRef(run.machine, run.options)
  useEffect(() => run.keep && keepSnapshots(actor, machine, tab, run.keep), [actor, machine, tab, run])
  return {
    view: useSelector(actor, view, shallowEqual),
    send: useCallback((event) => actor.send(event), [actor]),
  }
}
