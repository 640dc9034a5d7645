import { confirmEmail, serverMessageOf } from '@meridian/contract'
import { emailParam } from '@meridian/contract/paths/email-link'
import { showToast } from '@meridian/ui/lib/toast'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { playerKey } from '../../lib/api/query-client.ts'
import { useServices } from '../../lib/services/services-context.tsx'

/** Confirms the e-mail of a mailed link when the page is opened by it, for visitors, too. */
export function useEmailLink(): void {
  const { api, queryClient } = useServices()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(search).get(emailParam))

  useEffect(() => {
    if (token === null) return
    // The token is secret and valid once.
    void navigate(pathname, { replace: true })
    api(confirmEmail, { params: { token } }).then(
      () => {
        // What was asked for before has the old email, and would come after this.
        void queryClient.cancelQueries({ queryKey: playerKey() })
        void queryClient.invalidateQueries({ queryKey: playerKey() })
        showToast({ tone: 'success', message: { key: 'emailConfirmed' } })
      },
      (error: unknown) =>
        showToast({ tone: 'error', message: serverMessageOf(error) ?? { key: 'emailUnconfirmed' } }),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- a link is opened once, with the page
  }, [])
}
