import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { causeOf, eventLabel, invocationOf, invokedActors } from '../chart.ts'
import { stateName } from '../names.ts'
import { code, keyCode, quoted } from './code.ts'
import type { PathFromStart } from './path-from-start.ts'
import { payloadOf } from './payload.ts'
import { isMachine } from './recorder.ts'
import type { Show } from './show.ts'

/** Writes the statements that cause an event; `null` for a delay of unknown length. */
function statements(event: AnyEventObject, machine: AnyStateMachine, show: Show): string[] | null {
  const id = invocationOf(event.type)
  const cause = causeOf(event.type)
  switch (cause) {
    case 'delay': {
      const name = event.type.slice('xstate.after.'.length).split('.')[0] ?? ''
      const ms = machine.implementations.delays[name] ?? Number(name)
      return typeof ms === 'number' && !Number.isNaN(ms) ? [`clock.increment(${ms})`] : null
    }
    case 'done':
    case 'error': {
      // A compound state ends without an event from outside.
      if (id === null) return []
      const invoked = quoted(invokedActors(machine)[id] ?? id)
      return [
        cause === 'done'
          ? `pending.get(${invoked})?.resolve(${code(event['output'], ['output'], show)})`
          : `pending.get(${invoked})?.reject(${code(event['error'], ['error'], show)})`,
        'await flushPromises()',
      ]
    }
    case 'user':
    case 'always':
      return [`actor.send(${code({ type: event.type, ...payloadOf(event) }, [], show)})`]
  }
}

const pendingCode = (names: readonly string[], machine: string, isAsync: boolean): string[] => [
  '  const pending = new Map<string, PromiseWithResolvers<any>>()',
  '  const wait = (name: string) => {',
  '    const call = Promise.withResolvers<any>()',
  '    pending.set(name, call)',
  '    return call.promise',
  '  }',
  ...(isAsync ? ['  const flushPromises = () => new Promise((resolve) => setTimeout(resolve))'] : []),
  `  const machine = ${machine}.provide({`,
  '    actors: {',
  ...names.map((name) => `      ${keyCode(name)}: fromPromise(() => wait(${quoted(name)})),`),
  '    },',
  '  })',
]

/**
 * Writes a path as a test for Vitest: a plain actor with a simulated clock, whose promises the test settles. Returns
 * `null` where that is impossible.
 */
export function writeTest({ machine, input, initial, steps }: PathFromStart, show: Show): string | null {
  const body: string[] = []
  for (const { event, value } of steps) {
    const lines = statements(event, machine, show)
    if (!lines) return null
    body.push(...lines, `expect(actor.getSnapshot().value).toEqual(${code(value, [], (shown) => shown)})`)
  }
  const name = /machine$/i.test(machine.id) ? machine.id : `${machine.id}Machine`
  const names = Object.entries(machine.implementations.actors).flatMap(([actor, logic]) =>
    isMachine(logic) ? [] : [actor],
  )
  const isAsync = body.some((line) => line.startsWith('await '))
  const invoked = invokedActors(machine)
  const path = steps.map(({ event }) => eventLabel(event.type, invoked)).join(', ') || 'nothing'
  const end = stateName(steps.at(-1)?.value ?? initial)
  const inputCode = input === undefined ? '' : `, input: ${code(input, ['input'], show)}`
  return [
    `import { createActor, ${names.length > 0 ? 'fromPromise, ' : ''}SimulatedClock } from 'xstate'`,
    "import { expect, test } from 'vitest'",
    `import { ${name} } from './${machine.id}'`,
    '',
    `test(${quoted(`is in ${end} after ${path}`)}, ${isAsync ? 'async ' : ''}() => {`,
    '  const clock = new SimulatedClock()',
    ...(names.length > 0 ? pendingCode(names, name, isAsync) : []),
    `  const actor = createActor(${names.length > 0 ? 'machine' : name}, { clock${inputCode} }).start()`,
    `  expect(actor.getSnapshot().value).toEqual(${code(initial, [], (shown) => shown)})`,
    ...body.map((line) => `  ${line}`),
    '})',
    '',
  ].join('\n')
}
