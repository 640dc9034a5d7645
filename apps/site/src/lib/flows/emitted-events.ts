import type { AnyActorRef, InspectionEvent } from 'xstate'

/** Something that a flow tells. */
export interface Tell {
  type: string
}

/** What is done about tells, by their type. */
export type Answers = Readonly<Record<string, unknown>>

export interface TellListener {
  /** The latest answers; each render of a page brings new ones. */
  answerWith: (answers: Answers) => void
  /** Given to the flow before it starts, so that nothing told on the way in is missed. */
  inspect: (event: InspectionEvent) => void
}

/**
 * Hears what a flow tells, the machines inside it included: a parent does not hand on what its children emit. What
 * nobody answers is said in the console, where every browser test looks. `inspect` sees everything, too.
 */
export function listenToTells(inspect?: (event: InspectionEvent) => void): TellListener {
  let answers: Answers = {}
  const hear = (tell: Tell) => {
    const answer = answers[tell.type] as ((told: Tell) => void) | undefined
    if (answer) answer(tell)
    else console.error(`Nobody answers what a flow tells: ${tell.type}`)
  }
  return {
    answerWith: (latest) => {
      answers = latest
    },
    inspect: (event) => {
      inspect?.(event)
      if (event.type === '@xstate.actor') (event.actorRef as AnyActorRef).on('*', hear)
    },
  }
}
