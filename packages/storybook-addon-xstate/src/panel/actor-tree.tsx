import * as React from 'react'
import { type ReactNode } from 'react'
import type { ActorInfo } from '../protocol.ts'

export interface ActorTreeProps {
  actors: readonly ActorInfo[]
  shown: string
  onShow: (actor: string) => void
}

/** Lists the actors, with the actors that each has started below it. */
export function ActorTree({ actors, shown, onShow }: ActorTreeProps) {
  // A restarted actor replaces the stopped one.
  const listed = actors.filter(
    ({ id, isStopped, name }, index) =>
      id === shown || !isStopped || !actors.slice(index + 1).some((later) => later.name === name),
  )
  const branch = (parent: string | null): ReactNode => {
    const children = listed.filter((actor) =>
      parent === null ? !listed.some(({ id }) => id === actor.parent) : actor.parent === parent,
    )
    return children.length === 0 ? null : (
      <ul>
        {children.map(({ id, name, isStopped }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === shown} onClick={() => onShow(id)}>
              {name}
              {isStopped && ' (stopped)'}
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
