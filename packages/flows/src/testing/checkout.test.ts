import { mika } from '@meridian/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blindEvents, CheckoutSession, type Ending, type Fault, type Happening } from './checkout.ts'

/** The line is dead as often as a call simply fails; most calls work. */
const ending = fc.constantFrom<Ending>(
  'done',
  'done',
  'done',
  'refused',
  'answer lost',
  'answer lost',
  'never arrived',
)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({ what: fc.constant('guided' as const), choice: fc.nat(15), ending }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('blind' as const), type: fc.constantFrom(...blindEvents) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('call ends' as const), choice: fc.nat(2), ending }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('time passes' as const),
      ms: fc.constantFrom(1, 99, 100, 500),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('session' as const),
      userId: fc.constantFrom(mika.id, null),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'reload' as const }) },
  { weight: 1, arbitrary: fc.constant({ what: 'back to the item' as const }) },
)

const evenings = fc.array(happening, { minLength: 20, maxLength: 60, size: 'max' })
const parameters = { numRuns: 300, seed: 2117 }
/** Many runs, on machines that may be busy. */
const options = { timeout: 60_000 }

async function play(happenings: readonly Happening[], fault?: Fault): Promise<CheckoutSession> {
  const session = new CheckoutSession(fault)
  for (const one of happenings) await session.live(one)
  session.close()
  return session
}

test('whatever a player does and the network loses, an item is charged once at most', options, async () => {
  const reached: Record<keyof CheckoutSession['reach'], number> = {
    charged: 0,
    answerLostAfterCharge: 0,
    reloadedWhilePaying: 0,
    restoredAfterLeaving: 0,
    refusedAsOwned: 0,
  }
  await fc.assert(
    fc.asyncProperty(evenings, async (happenings) => {
      const { broken, reach } = await play(happenings)
      for (const key of Object.keys(reached) as (keyof typeof reached)[]) reached[key] += Number(reach[key])
      expect(broken).toEqual([])
    }),
    parameters,
  )
  // Runs that never get anywhere would prove nothing.
  expect(Object.entries(reached).filter(([, runs]) => runs < 15)).toEqual([])
  expect(reached.charged).toBeGreaterThan(100)
})

test.each<[string, Fault, string]>([
  ['a new key for each load of the page', { newKeyPerLoad: true }, 'an item was charged twice'],
  [
    'a success taken for a decline',
    { successUnheard: true },
    'a success that reached the page was forgotten',
  ],
  ['an owned item handed over', { ownershipUnheard: true }, 'an item was handed over that is not available'],
])('the property notices %s', options, async (_, fault, notice) => {
  const noticed = new Set<string>()
  for (const happenings of fc.sample(evenings, parameters))
    for (const breach of (await play(happenings, fault)).broken) noticed.add(breach)
  expect([...noticed]).toContain(notice)
})
