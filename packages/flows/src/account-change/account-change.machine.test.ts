import { ApiError } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import { expect, test } from 'vitest'
import { errorToast } from '../shared/emitted-events.ts'
import { flushPromises } from '../testing/calls.ts'
import { testPaths, testRandomRuns } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { accountChangeFixtures } from './account-change.fixtures.ts'
import type { AccountChange } from '@meridian-2117/contract/names/dialog-steps'
import { accountChangeMachine } from './account-change.machine.ts'
import { selectAccountChangeView } from './account-change.view.ts'

testPaths(accountChangeMachine, accountChangeFixtures)
testRandomRuns(accountChangeMachine, accountChangeFixtures)

const typed = { email: ' mika@new.test ', password: 'open-the-gate' }

/** Returns a flow whose dialog is open. */
function asking(change: AccountChange, hasPassword = true) {
  const run = start(accountChangeMachine, {})
  run.actor.send({ type: 'change.ask', change, hasPassword })
  run.seen.length = 0
  return run
}

/** Returns a flow that waits for the server. */
function changing(change: AccountChange) {
  const run = asking(change)
  run.actor.send({ type: 'change.submit', ...typed })
  run.seen.length = 0
  return { ...run, call: run.calls.take('change') }
}

const success = (message: Message) => ({ type: 'toast', tone: 'success', message }) as const

test('unlinks a way in, by the password', async () => {
  const { call, seen } = changing({ kind: 'unlink', way: 'wallet' })
  expect(call.input).toEqual({
    change: { kind: 'unlink', way: 'wallet' },
    email: 'mika@new.test',
    password: 'open-the-gate',
  })
  call.answer(undefined)
  await flushPromises()
  expect(seen).toEqual([success({ key: 'wayUnlinked', parts: [{ key: 'wayWallet' }] }), 'idle'])
})

test('says where the link to a new email went', async () => {
  const { actor, call, seen } = changing({ kind: 'email' })
  call.answer(undefined)
  await flushPromises()
  expect(selectAccountChangeView(actor.getSnapshot())).toEqual({ status: 'mailed', email: 'mika@new.test' })
  actor.send({ type: 'dialog.dismiss' })
  expect(seen).toEqual(['mailed', 'idle'])
})

test('ends the session after the account is deleted', async () => {
  const { call, seen } = changing({ kind: 'delete' })
  call.answer(undefined)
  await flushPromises()
  expect(seen).toEqual([success({ key: 'accountDeleted' }), { type: 'account.deleted' }, 'idle'])
})

test.each<[ApiError, Message]>([
  [new ApiError('refused', { code: 'password_wrong', serverMessage: 'It is wrong' }), 'It is wrong'],
  [new ApiError('unreachable', { message: 'Network Error' }), { key: 'accountUnchanged' }],
])('keeps the dialog after %s, and forgets the password', async (error, message) => {
  const { actor, call, seen } = changing({ kind: 'delete' })
  call.fail(error)
  await flushPromises()
  expect(seen).toEqual([errorToast(message), 'asking'])
  expect(actor.getSnapshot().context.password).toBe('')
})

test('offers to sign in again, and remembers the page', async () => {
  const { actor, call, seen } = changing({ kind: 'delete' })
  call.fail(new ApiError('refused', { code: 'sign_in_again', serverMessage: 'Please sign in again' }))
  await flushPromises()
  actor.send({ type: 'signIn.choose' })
  expect(seen).toEqual([
    'signInNeeded',
    { type: 'signIn.needed' },
    { type: 'navigate', to: 'signIn' },
    'idle',
  ])
})

test('sends nothing that is incomplete, and clears an error that is edited', () => {
  const { actor, calls } = asking({ kind: 'email' })
  actor.send({ type: 'change.submit', email: 'lea..w@x.test', password: '' })
  const errors = { email: { key: 'emailInvalid' }, password: { key: 'currentPasswordMissing' } }
  expect(actor.getSnapshot().context.errors).toEqual(errors)
  actor.send({ type: 'field.edit', field: 'email' })
  expect(actor.getSnapshot().context.errors).toEqual({ password: errors.password })
  expect(calls.made).toBe(0)
})

test('asks an account without a password for none', () => {
  const { actor } = asking({ kind: 'unlink', way: 'google' }, false)
  expect(selectAccountChangeView(actor.getSnapshot())).toEqual({
    status: 'asking',
    change: { kind: 'unlink', way: 'google' },
    needsPassword: false,
    errors: {},
  })
  actor.send({ type: 'change.submit', email: '', password: '' })
  expect(actor.getSnapshot().value).toBe('changing')
})
