import { CallFailure, serverWords, type Session } from '@meridian/contract'
import { itemLink } from '@meridian/contract/rules/item-link'
import { messages } from '@meridian/contract/rules/messages'
import { showToast } from '@meridian/ui/lib/toast'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../services/services-context.tsx'
import { takeVisit } from './return-visit.ts'
import type { Keep } from './session-store.ts'

export interface AuthFormOptions<Values> {
  /** The message for each field whose entry is refused (Spec 5). */
  check: (values: Values) => Partial<Record<keyof Values, string | undefined>>
  /** Asks the server. */
  submit: (values: Values) => Promise<Session>
  /** The toast of success. */
  done: string
  /** What a status of success that is not the expected one says without words of the server (Spec 8). */
  refused: string
  keep: Keep
  /** Where the player goes, unless an item waits for them. */
  target: string
}

export interface AuthForm<Values> {
  errors: Partial<Record<keyof Values, string>>
  /** The request is in progress: the overlay spinner shows (Spec 2). */
  busy: boolean
  onSubmit: (values: Values) => void
  onEdit: (field: keyof Values) => void
}

/** The one way in for forms: check the entries, ask, keep the session, say so, and go on (Spec 4, Spec 5, Spec 8). */
export function useAuthForm<Values>({
  check,
  submit,
  done,
  refused,
  keep,
  target,
}: AuthFormOptions<Values>): AuthForm<Values> {
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({})
  const [busy, setBusy] = useState(false)
  const { sessions, tab } = useServices()
  const navigate = useNavigate()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  const send = async (values: Values) => {
    setBusy(true)
    try {
      sessions.signIn(await submit(values), keep)
      showToast({ tone: 'success', text: done })
      // Whoever has gone elsewhere meanwhile stays there.
      if (left.current) return
      const visit = takeVisit(tab, Date.now())
      await navigate(visit?.path ?? target, { state: visit?.item && itemLink(visit.item).state })
    } catch (error) {
      const otherwise = error instanceof CallFailure && error.kind === 'unexpected'
      showToast({
        tone: 'error',
        text: serverWords(error) ?? (otherwise ? refused : messages.somethingWentWrong),
      })
    } finally {
      setBusy(false)
    }
  }

  return {
    errors,
    busy,
    onSubmit: (values) => {
      const problems = Object.entries(check(values)).filter(([, problem]) => problem !== undefined)
      setErrors(Object.fromEntries(problems) as Partial<Record<keyof Values, string>>)
      if (problems.length === 0 && !busy) void send(values)
    },
    onEdit: (field) =>
      setErrors((shown) => {
        const { [field]: _edited, ...others } = shown
        return others as Partial<Record<keyof Values, string>>
      }),
  }
}
