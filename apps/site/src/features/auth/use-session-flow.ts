import { readProfile } from '@meridian/contract'
import { sessionMachine } from '@meridian/flows/session'
import { selectSessionView, type SessionView } from '@meridian/flows/session/view'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isUnauthorized } from '../../lib/api/is-unauthorized.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { untilTokenEnds } from '../../lib/session/until-token-ends.ts'
import { useFlow } from '../../lib/flows/use-flow.ts'

export interface SessionFlow extends SessionView {
  onDismiss: () => void
  onLogOut: () => void
}

/** Runs the session from where the store has it: the store tells it what happens, and does what it tells. */
export function useSessionFlow(): SessionFlow {
  const { api, sessions } = useServices()
  const { pathname } = useLocation()
  const { view, send } = useFlow(sessionMachine, {
    input: { kept: sessions.kept() },
    calls: {
      awaitEnd: ({ token }, signal) => untilTokenEnds(token, signal),
      askAccount: async (_input, signal) => {
        try {
          await api(readProfile, {}, { signal })
          return 'known'
        } catch (error) {
          if (isUnauthorized(error)) return 'unknown'
          throw error
        }
      },
    },
    tells: {
      'session.begin': ({ kept }) => sessions.begin(kept),
      'session.renew': ({ kept }) => sessions.renew(kept),
      'session.follow': ({ kept }) => sessions.follow(kept),
      'session.end': ({ records }) => sessions.end(records),
    },
    view: selectSessionView,
  })

  useEffect(() => sessions.attend(send), [sessions, send])

  // On another page the question has no meaning.
  const asked = useRef(pathname)
  useEffect(() => {
    if (asked.current === pathname) return
    asked.current = pathname
    send({ type: 'logOut.dismiss' })
  }, [pathname, send])

  return {
    ...view,
    onDismiss: () => send({ type: 'logOut.dismiss' }),
    onLogOut: () => send({ type: 'logOut.confirm' }),
  }
}
