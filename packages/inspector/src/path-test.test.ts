import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { intentPaymentMachine } from '@meridian/flows/intent-payment'
import { intentPaymentCases } from '@meridian/flows/intent-payment/cases'
import { buyMachine } from '@meridian/flows/buy'
import { buyCases } from '@meridian/flows/buy/cases'
import { walletSignInMachine } from '@meridian/flows/wallet-sign-in'
import { expect, test } from 'vitest'
import { createActor, fromPromise, type AnyStateMachine } from 'xstate'
import { createFlowInspector } from './flow-inspector.ts'
import { pathTest } from './path-test.ts'
import { emptySession, heard } from './session.ts'

const run = promisify(execFile)
const never = fromPromise(() => new Promise(() => {}))

/** The test that the panel writes after these events, each by its type and the name of its case. */
function written(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly (readonly [event: string, happening?: string])[],
  goTo?: string,
): string | null {
  const inspector = createFlowInspector()
  let told = emptySession
  inspector.listen((message) => {
    told = heard(told, message)
  })
  const holes = Object.keys(machine.implementations.actors).map((name) => [name, never])
  const provided = machine.provide({ actors: Object.fromEntries(holes) }) as AnyStateMachine
  createActor(inspector.ready(provided), { input, inspect: inspector.inspect }).start()
  const { id } = told.runs[0]!
  if (goTo) inspector.command({ kind: 'goTo', run: id, state: goTo })
  for (const [event, happening = null] of events)
    inspector.command({ kind: 'send', run: id, event, happening, payload: {} })
  return pathTest(told.runs[0]!, told.steps, told.steps.at(-1)!)
}

const bought = written(buyMachine, buyCases.inputs[0], [
  ['buy.start'],
  ['dialog.proceed'],
  ['xstate.after.stepDelay.buy.stepping'],
  ['dialog.proceed'],
  ['xstate.done.actor.checkPurchase', 'check: available'],
])
const refused = written(intentPaymentMachine, intentPaymentCases.inputs[0], [
  ['provider.ready'],
  ['xstate.error.actor.createIntent', 'intent refused'],
])
const unknown = written(intentPaymentMachine, intentPaymentCases.inputs[0], [], 'unknown.waiting')
const silent = written(
  walletSignInMachine,
  { screen: 'signUp' },
  [['xstate.after.signatureLimit.wallet.signing']],
  'signing',
)
const declined = written(
  walletSignInMachine,
  { screen: 'signUp' },
  [['xstate.error.actor.requestAccounts', 'refuses to share']],
  'connecting',
)

test('a path reads as one would write it', () => {
  expect(bought).toContain(`  actor.send({ type: 'dialog.proceed' })
  calls.take('checkPurchase').answer('available')
  await settled()
  expect(seen).toEqual([
    'idle',
    'reviewing',
    'stepping',
    'confirming',
    'checking',
`)
  expect(refused).toContain(
    "fail(new ApiError('refused', { serverMessage: 'The price has changed', code: 'price_changed' }))",
  )
})

test('tests that were written from paths pass where they are pasted', { timeout: 60_000 }, async () => {
  const root = join(import.meta.dirname, '../../..')
  const folder = await mkdtemp(join(tmpdir(), 'meridian-pasted-'))
  const flows = join(root, 'packages/flows/src')
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await symlink(join(flows, 'testing'), join(folder, 'testing'))
    for (const [flow, tests] of Object.entries({
      buy: [bought],
      'intent-payment': [refused, unknown],
      'wallet-sign-in': [silent, declined],
    })) {
      await mkdir(join(folder, flow))
      await symlink(join(flows, flow, `${flow}.machine.ts`), join(folder, flow, `${flow}.machine.ts`))
      for (const [index, text] of tests.entries())
        await writeFile(join(folder, flow, `pasted-${index}.test.ts`), text!)
    }
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const report = join(folder, 'report.json')
    const output = ['--reporter', 'json', '--outputFile', report]
    // Its end is in the report, whichever it is.
    await run(process.execPath, [vitest, 'run', 'pasted-', '--root', folder, ...output]).catch(() => {})
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
      testResults: { message: string; assertionResults: { status: string; failureMessages: string[] }[] }[]
    }
    const results = testResults.flatMap(({ message, assertionResults }) => [
      ...(message ? [message] : []),
      ...assertionResults.map(({ status, failureMessages }) => [status, ...failureMessages].join('\n')),
    ])
    expect(results).toEqual(['passed', 'passed', 'passed', 'passed', 'passed'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
