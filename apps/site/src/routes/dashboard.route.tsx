import { messages } from '@meridian/contract/rules/messages'
import { showToast } from '@meridian/ui/lib/toast'
import { DashboardScreen } from '@meridian/ui/screens/dashboard'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { forgetAttempts } from '../payment/purchase-attempt.ts'
import { useServices } from '../services/services-context.tsx'

/** Where a card payment comes back to: says once how it went, then clears the address (Spec 4, Dashboard). */
export function DashboardRoute() {
  const [query, setQuery] = useSearchParams()
  const { queries, tab } = useServices()
  const status = query.get('redirect_status')

  useEffect(() => {
    if (status === null) return
    if (status === 'succeeded') {
      forgetAttempts(tab)
      showToast({ tone: 'success', text: messages.returnedPaid, id: 'payment-return' })
    }
    if (status === 'failed') showToast({ tone: 'error', text: messages.returnedFailed, id: 'payment-return' })
    void queries.invalidateQueries()
    setQuery({}, { replace: true })
  }, [status, queries, tab, setQuery])

  return <DashboardScreen />
}
