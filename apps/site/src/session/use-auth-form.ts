import type { Session } from '@meridian/contract'
import { itemLink } from '@meridian/contract/rules/item-link'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../services/services-context.tsx'
import { takeVisit } from './return-visit.ts'
import type { Keep } from './session-store.ts'
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from './use-checked-form.ts'

export interface AuthFormOptions<Values> extends Omit<CheckedFormOptions<Values, Session>, 'onDone'> {
  keep: Keep
  /** Where the player goes, unless an item waits for them. */
  target: string
}

/** The one way in for forms: check the entries, ask, keep the session, say so, and go on (Spec 4, Spec 5, Spec 8). */
export function useAuthForm<Values>({
  keep,
  target,
  ...options
}: AuthFormOptions<Values>): CheckedForm<Values> {
  const { sessions, tab } = useServices()
  const navigate = useNavigate()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  return useCheckedForm({
    ...options,
    onDone: (session) => {
      sessions.signIn(session, keep)
      // Whoever has gone elsewhere meanwhile stays there.
      if (left.current) return
      const visit = takeVisit(tab, Date.now())
      void navigate(visit?.path ?? target, { state: visit?.item && itemLink(visit.item).state })
    },
  })
}
