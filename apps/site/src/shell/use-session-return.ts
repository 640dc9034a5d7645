import { messages } from '@meridian/contract/rules/messages'
import { showToast } from '@meridian/ui/lib/toast'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Back from a card payment with `session_id` in the query, on any page: says so once and removes the query (Spec 4). */
export function useSessionReturn(): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!new URLSearchParams(search).has('session_id')) return
    showToast({ tone: 'success', text: messages.sessionPaid, id: 'session-return' })
    void navigate(pathname, { replace: true, state })
  }, [pathname, search, state, navigate])
}
