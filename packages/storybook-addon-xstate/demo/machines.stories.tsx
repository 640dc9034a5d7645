import * as React from 'react'
import { useMachine, useSelector } from '@xstate/react'
import { door, film, pointer, search, tasks, themeActor, type Task } from './machines.ts'

/** Machines of kinds that applications have. The panel *XState* shows the machine of a story. */
export default { title: 'Machines', tags: ['!autodocs'] }

export const WithoutAnId = {
  render: function Door() {
    const [snapshot, send] = useMachine(door)
    return (
      <>
        <p>
          The door is {snapshot.value}. Rattled: {snapshot.context.rattled}.
        </p>
        {['pull', 'push', 'lock', 'unlock', 'kick'].map((type) => (
          <button type="button" key={type} onClick={() => send({ type })}>
            {type}
          </button>
        ))}
      </>
    )
  },
}

export const PartialEvents = {
  render: function Pad() {
    const [snapshot, send] = useMachine(pointer)
    const sends = (type: string) => () => send({ type: `pointer.${type}` })
    return (
      <button
        type="button"
        onPointerEnter={sends('enter')}
        onPointerLeave={sends('leave')}
        onPointerDown={sends('down')}
        onPointerUp={sends('up')}
      >
        The pointer is {snapshot.value}
      </button>
    )
  },
}

function TaskRow({ task }: { task: Task }) {
  const { value, context } = useSelector(task, (snapshot) => snapshot)
  return (
    <li>
      <label>
        <input type="checkbox" checked={value === 'done'} onChange={() => task.send({ type: 'toggle' })} />
        {context.title}
      </label>
    </li>
  )
}

export const SpawnedActors = {
  render: function Tasks() {
    const [{ context }, send] = useMachine(tasks)
    return (
      <>
        <ul>
          {context.list.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
        <button type="button" onClick={() => send({ type: 'add', title: `Task ${context.list.length + 1}` })}>
          Add
        </button>
      </>
    )
  },
}

export const CallsAndDelays = {
  render: function Search() {
    const [snapshot, send] = useMachine(search)
    return (
      <>
        <input aria-label="Search" onChange={(event) => send({ type: 'type', text: event.target.value })} />
        <p>{snapshot.value}</p>
        {snapshot.can({ type: 'retry' }) && (
          <button type="button" onClick={() => send({ type: 'retry' })}>
            Try again
          </button>
        )}
      </>
    )
  },
}

/** No component runs this machine: the story names it. */
export const ParallelStates = {
  render: () => <p>Send events from the panel.</p>,
  parameters: { xstate: { machines: [film] } },
}

export const OfTheWholePage = {
  render: function Theme() {
    const theme = useSelector(themeActor, ({ value }) => value)
    return (
      <button type="button" onClick={() => themeActor.send({ type: 'flip' })}>
        The theme is {theme}
      </button>
    )
  },
}
