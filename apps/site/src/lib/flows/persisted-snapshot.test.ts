import { beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { persistSnapshots, readSnapshot } from './persisted-snapshot.ts'

const form = setup({
  types: { events: {} as { type: 'type' } | { type: 'send' }, context: {} as { typed: number } },
}).createMachine({
  id: 'form',
  context: { typed: 0 },
  initial: 'open',
  states: {
    open: {
      tags: 'resumable',
      on: { type: { actions: assign({ typed: ({ context }) => context.typed + 1 }) }, send: 'sending' },
    },
    sending: { on: { send: 'sent' } },
    sent: { type: 'final' },
  },
})

const keeping = { name: 'mika', version: 1, maxAgeMs: 1000 }
const now = Date.UTC(2117, 5, 15)
beforeEach(() => {
  vi.useFakeTimers({ now })
})

/** Persists a form with a typed text, in a separate storage. */
function filledIn() {
  const storage = memoryStorage()
  const actor = createActor(form)
  const stop = persistSnapshots(actor, form, storage, keeping)
  actor.start().send({ type: 'type' })
  return { storage, actor, stop }
}

const restored = (storage: ReturnType<typeof memoryStorage>, nowMs = now, version = 1) => {
  const snapshot = readSnapshot(form, storage, { ...keeping, version }, nowMs)
  return snapshot && createActor(form, { snapshot }).getSnapshot().context.typed
}

test('restores a flow in its last state', () => {
  expect(restored(filledIn().storage)).toBe(1)
})

test('keeps the last resumable state', () => {
  const { storage, actor } = filledIn()
  actor.send({ type: 'send' })
  expect(restored(storage)).toBe(1)
})

test('removes the snapshot of a flow that ended', () => {
  const { storage, actor } = filledIn()
  actor.send({ type: 'send' })
  actor.send({ type: 'send' })
  expect(storage.names()).toEqual([])
})

test('keeps the snapshot after it stops persisting', () => {
  const { storage, actor, stop } = filledIn()
  stop()
  actor.send({ type: 'type' })
  expect(restored(storage)).toBe(1)
})

test.each([
  ['too old', now + 1001, 1],
  ['of another version', now, 2],
])('removes a snapshot that is %s', (_, nowMs, version) => {
  const { storage } = filledIn()
  expect(restored(storage, nowMs, version)).toBeUndefined()
  expect(storage.names()).toEqual([])
})

test.each([
  ['is damaged', '{'],
  ['holds nothing', 'null'],
  ['is in a state that the machine no longer has', { value: 'gone' }],
  ['is in a state that cannot be taken up', { value: 'sending' }],
])('removes a snapshot that %s', (_, persisted) => {
  const { storage } = filledIn()
  const [name = ''] = storage.names()
  const text =
    typeof persisted === 'string'
      ? persisted
      : JSON.stringify({
          version: 1,
          at: now,
          snapshot: { status: 'active', context: { typed: 1 }, children: {}, historyValue: {}, ...persisted },
        })
  storage.set(name, text)
  expect(restored(storage)).toBeUndefined()
  expect(storage.names()).toEqual([])
})
