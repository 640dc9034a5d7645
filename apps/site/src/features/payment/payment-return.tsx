import { paths } from '@meridian-2117/contract/paths/paths'
import { paymentReturnMachine } from '@meridian-2117/flows/payment-return'
import { useEffect } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { withoutPaymentNews } from './dashboard-return.ts'
import { forgetReturned } from './purchase-attempt.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** Reports the return from a card payment in a toast, and removes its news from the address. */
export function PaymentReturn(): null {
  const { pathname, search, hash, state } = useLocation()
  const { queryClient, tab } = useServices()
  const navigate = useNavigate()
  const atDashboard = matchPath(paths.dashboard, pathname) !== null
  const { send } = useFlow(paymentReturnMachine, {
    input: undefined,
    on: {
      'payment.settled': ({ clientSecret }) => forgetReturned(tab, clientSecret),
      'query.clear': () => {
        // The payment has made cached answers stale, with any outcome.
        void queryClient.invalidateQueries()
        void navigate(
          { pathname, search: withoutPaymentNews(search, atDashboard), hash },
          { replace: true, state },
        )
      },
    },
    view: () => null,
  })

  useEffect(() => {
    const query = new URLSearchParams(search)
    send({
      type: 'address.read',
      redirectStatus: atDashboard ? query.get('redirect_status') : null,
      sessionId: query.get('session_id'),
      clientSecret: query.get('payment_intent_client_secret'),
    })
  }, [atDashboard, search, send])
  return null
}
