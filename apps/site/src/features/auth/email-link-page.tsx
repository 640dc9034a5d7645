import { confirmEmail } from '@meridian-2117/contract'
import { emailLink, emailParam } from '@meridian-2117/contract/paths/email-link'
import { paths } from '@meridian-2117/contract/paths/paths'
import { moveLostFocus } from '@meridian-2117/ui/lib/focus'
import { ConfirmEmailScreen } from '@meridian-2117/ui/screens/confirm-email'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { playerKey } from '../../lib/api/queries.ts'
import { useServices, useSession } from '../../lib/services/services-context.tsx'
import { rememberVisit } from '../../lib/session/return-visit.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'

const stateSchema = z.object({ emailToken: z.string() })

/** Returns the token of the mailed link that has opened the page. It moves from the address into navigation state. */
export function useEmailToken(): string | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const inAddress = new URLSearchParams(search).get(emailParam)

  useEffect(() => {
    if (inAddress === null) return
    void navigate(pathname, { replace: true, state: { emailToken: inAddress } satisfies State })
  }, [inAddress, navigate, pathname])

  return inAddress ?? stateSchema.safeParse(state).data?.emailToken
}

type State = z.infer<typeof stateSchema>

/** Asks the player of a mailed link whether to confirm its e-mail. A visitor is led to the sign-in, and back. */
export function EmailLinkPage({ token }: { token: string }) {
  const { api, queryClient, tab } = useServices()
  const isVisitor = useSession() === null
  const navigate = useNavigate()

  useEffect(() => {
    if (isVisitor) rememberVisit(tab, { path: emailLink(token) }, Date.now())
  }, [isVisitor, tab, token])

  // The question has the focus, and leaves.
  useEffect(() => () => moveLostFocus(), [])

  const { busy, onSubmit } = useCheckedForm({
    check: () => ({}),
    submit: () => api(confirmEmail, { params: { token } }),
    done: { key: 'emailConfirmed' },
    refused: { key: 'emailUnconfirmed' },
    onSuccess: () => {
      // What was asked for before has the old email, and would come after this.
      void queryClient.cancelQueries({ queryKey: playerKey() })
      void queryClient.invalidateQueries({ queryKey: playerKey() })
    },
    redirect: () => void navigate(paths.editProfile, { replace: true }),
  })

  return <ConfirmEmailScreen isVisitor={isVisitor} busy={busy} onConfirm={() => onSubmit({})} />
}
