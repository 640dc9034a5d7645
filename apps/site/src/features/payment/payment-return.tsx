import { paths } from '@meridian/contract/paths/paths'
import { paymentReturnMachine } from '@meridian/flows/payment-return'
import { useEffect } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { forgetAttempts } from './purchase-attempt.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** Reports the return from a card payment in a toast, and clears its query from the address. */
export function PaymentReturn(): null {
  const { pathname, search, state } = useLocation()
  const { queryClient, tab } = useServices()
  const navigate = useNavigate()
  const { send } = useFlow(paymentReturnMachine, {
    input: undefined,
    on: {
      'payment.settled': () => forgetAttempts(tab),
      'query.clear': () => {
        // The payment has made cached answers stale, with any outcome.
        void queryClient.invalidateQueries()
        void navigate(pathname, { replace: true, state })
      },
    },
    view: () => null,
  })

  useEffect(() => {
    const query = new URLSearchParams(search)
    const atDashboard = matchPath(paths.dashboard, pathname) !== null
    send({
      type: 'address.read',
      redirectStatus: atDashboard ? query.get('redirect_status') : null,
      sessionId: query.get('session_id'),
    })
  }, [pathname, search, send])
  return null
}
