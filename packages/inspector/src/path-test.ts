import { folderOf } from './catalogue.ts'
import { causeOf, spoken } from './chart.ts'
import type { Plain } from './plain.ts'
import { pathTo } from './session.ts'
import { travel, type Run, type Step, type WayEvent } from './stream.ts'

type Fields = Readonly<Record<string, Plain>>

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name))

/** An error as a test would make it. */
function errorCode({ $error, message = '', kind, status, serverMessage, code: reason }: Fields): string {
  if ($error !== 'ApiError') return `new Error(${code(message)})`
  const details = Object.entries({
    status,
    serverMessage,
    code: reason,
    ...(!serverMessage && message !== '' && { message }),
  })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}: ${code(value as Plain)}`)
  return `new ApiError(${code(kind ?? 'unreachable')}${details.length > 0 ? `, { ${details.join(', ')} }` : ''})`
}

/** A value as one writes it into a test. */
function code(value: Plain): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${(value as readonly Plain[]).map(code).join(', ')}]`
  if ('$error' in value) return errorCode(value)
  const fields = Object.entries(value as Fields).map(([name, inner]) => `${key(name)}: ${code(inner)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

/** What comes from nowhere is `undefined` again: plain data knows `null` alone. */
const given = (value: Plain | undefined) =>
  value === null || value === undefined ? 'undefined' : code(value)

/** The lines that let an event happen. */
function linesOf({ event, payload }: Pick<WayEvent, 'event' | 'payload'>): string[] {
  const call = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event)?.[1] ?? ''
  switch (causeOf(event)) {
    case 'delay':
      return [`clock.pass(actor, ${quoted(event)})`]
    case 'done':
      return [`calls.take(${quoted(call)}).answer(${given(payload['output'])})`, 'await settled()']
    case 'error':
      return [`calls.take(${quoted(call)}).fail(${given(payload['error'])})`, 'await settled()']
    case 'player':
    case 'always':
      return [`actor.send(${code({ type: event, ...payload })})`]
  }
}

/**
 * The way to a step as a test for the folder of its flow; it passes when it is pasted there. `null` where no way from
 * the flow's beginning is known.
 */
export function pathTest(run: Run, steps: readonly Step[], step: Step): string | null {
  const path = pathTo(steps, step)
  const [beginning, ...others] = path
  const origin = beginning?.origin
  if (!origin) return null
  const events: readonly (WayEvent & { run?: string })[] = [
    ...origin.way,
    // Going back leads to where the path has been already.
    ...others.filter(({ event }) => event !== travel),
  ]
  const does = events.flatMap(linesOf)
  const seen = [...origin.tells, origin.value, ...events.flatMap(({ tells, value }) => [...tells, value])]

  const machine = `${run.machine}Machine`
  const text = does.join('\n')
  const seenCode = seen.map((one) => `    ${code(one)},`)
  const input = given(origin.input)
  const uses = (name: string) => text.includes(`${name}.`) || (name === 'actor' && text.includes('(actor,'))
  const parts = ['actor', 'calls', 'clock'].filter(uses)
  const isAsync = text.includes('await ')
  const whole = [text, input, ...seenCode].join('\n')
  const happened = events.map(({ event }) => spoken(event)).join(', ') || 'nothing'
  return [
    ...(whole.includes('new ApiError(') ? ["import { ApiError } from '@meridian/contract'"] : []),
    "import { expect, test } from 'vitest'",
    ...(isAsync ? ["import { settled } from '../testing/calls.ts'"] : []),
    "import { start } from '../testing/run.ts'",
    `import { ${machine} } from './${folderOf(run.machine)}.machine.ts'`,
    '',
    `test(${quoted(`${happened}: ${step.state}`)}, ${isAsync ? 'async ' : ''}() => {`,
    `  const { ${[...parts, 'seen'].join(', ')} } = start(${machine}, ${input})`,
    ...does.map((line) => `  ${line}`),
    '  expect(seen).toEqual([',
    ...seenCode,
    '  ])',
    '})',
    '',
  ].join('\n')
}
