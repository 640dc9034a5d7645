import { sessionMachine, type SessionEvent } from '@meridian/flows/session'
import { sessionCases } from '@meridian/flows/session/cases'
import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { tokenEnd } from '../../lib/session/token.ts'

const { inputs, events } = sessionCases

test.each(Object.entries(events))(
  'who is signed in after "%s" can be stepped on from there',
  (_case, event) => {
    const signedIn = inputs
      .map((input) => initialTransition(sessionMachine, input)[0])
      .map((snapshot) => transition(sessionMachine, snapshot, event as SessionEvent)[0].context.kept)
    // A token that is over, as one in no form is, signs its player out before anybody can press anything.
    const over = signedIn.filter((kept) => kept && tokenEnd(kept.session.token) <= Date.now())
    expect(over).toEqual([])
  },
)
