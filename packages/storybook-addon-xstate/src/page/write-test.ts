import { invocationOf, causeOf, eventLabel } from '../chart.ts'
import type { Json } from '../page/redacted.ts'
import { travel, type Fields, type Run, type Step, type PathEvent } from '../protocol.ts'
import { pathTo } from './session.ts'

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name))

/** Writes a value as code. */
function code(value: Json | undefined): string {
  if (value === null || value === undefined) return 'undefined'
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(code).join(', ')}]`
  const { $error, message, ...others } = value as Fields
  if ($error !== undefined) {
    const error = `new Error(${code(message)})`
    return Object.keys(others).length > 0 ? `Object.assign(${error}, ${code(others)})` : error
  }
  const fields = Object.entries(value as Fields).map(([name, inner]) => `${key(name)}: ${code(inner)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

/** The statements that let an event happen; `null` where a delay is not known. */
function statements({ event, payload }: Pick<PathEvent, 'event' | 'payload'>, run: Run): string[] | null {
  const id = invocationOf(event)
  switch (causeOf(event)) {
    case 'delay': {
      const delay = event.slice('xstate.after.'.length).split('.')[0] ?? ''
      const ms = run.delays[delay] ?? Number(delay)
      return Number.isNaN(ms) ? null : [`clock.increment(${ms})`]
    }
    case 'done':
    case 'error': {
      // The end of a compound state comes by itself.
      if (id === null) return []
      const call = code(run.chart.invoked[id] ?? id)
      return [
        'output' in payload || causeOf(event) === 'done'
          ? `calls.get(${call})?.resolve(${code(payload['output'])})`
          : `calls.get(${call})?.reject(${code(payload['error'])})`,
        'await flushPromises()',
      ]
    }
    case 'user':
    case 'always':
      return [`actor.send(${code({ type: event, ...payload })})`]
  }
}

/**
 * Writes the way to a step as a test for Vitest: a plain actor with a simulated clock, whose promises the test answers.
 * Returns `null` where no way from the beginning is known.
 */
export function pathTest(run: Run, steps: readonly Step[], step: Step): string | null {
  const [beginning, ...others] = pathTo(steps, step)
  const origin = beginning?.origin
  if (!origin) return null
  const events: PathEvent[] = [...origin.path, ...others.filter(({ event }) => event !== travel)]
  const machine = /machine$/i.test(run.machine) ? run.machine : `${run.machine}Machine`
  const body: string[] = []
  for (const event of events) {
    const lines = statements(event, run)
    if (!lines) return null
    body.push(...lines, `expect(actor.getSnapshot().value).toEqual(${code(event.value)})`)
  }
  const text = body.join('\n')
  const actors = Object.keys(run.calls).map(
    (call) => `      ${key(call)}: fromPromise(() => pendingCall(${quoted(call)})),`,
  )
  const asks = actors.length > 0
  const happened = events.map(({ event }) => eventLabel(event, run.chart.invoked)).join(', ') || 'nothing'
  const input = origin.input === null ? '' : `, input: ${code(origin.input)}`
  return [
    `import { createActor, ${asks ? 'fromPromise, ' : ''}SimulatedClock } from 'xstate'`,
    "import { expect, test } from 'vitest'",
    `import { ${machine} } from './${run.machine}'`,
    '',
    `test(${quoted(`is in ${step.state} after ${happened}`)}, ${text.includes('await ') ? 'async ' : ''}() => {`,
    '  const clock = new SimulatedClock()',
    ...(asks
      ? [
          '  const calls = new Map<string, PromiseWithResolvers<any>>()',
          '  const pendingCall = (name: string) => {',
          '    const call = Promise.withResolvers<any>()',
          '    calls.set(name, call)',
          '    return call.promise',
          '  }',
          ...(text.includes('await ')
            ? ['  const flushPromises = () => new Promise((resolve) => setTimeout(resolve))']
            : []),
          `  const machine = ${machine}.provide({`,
          '    actors: {',
          ...actors,
          '    },',
          '  })',
        ]
      : []),
    `  const actor = createActor(${asks ? 'machine' : machine}, { clock${input} }).start()`,
    `  expect(actor.getSnapshot().value).toEqual(${code(origin.value)})`,
    ...body.map((line) => `  ${line}`),
    '})',
    '',
  ].join('\n')
}
