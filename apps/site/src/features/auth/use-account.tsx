import {
  changeEmail,
  deleteAccount,
  exportAccount,
  requestPasswordReset,
  signOutEverywhere,
  unlink,
} from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { AccountChange } from '@meridian-2117/contract/names/dialog-steps'
import type { WayIn } from '@meridian-2117/contract/names/ways-in'
import { accountChangeMachine } from '@meridian-2117/flows/account-change'
import { accountChangeIntents, selectAccountChangeView } from '@meridian-2117/flows/account-change/view'
import { AccountDialog } from '@meridian-2117/ui/dialogs/account-dialog'
import type { EditProfileScreenProps } from '@meridian-2117/ui/screens/edit-profile'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { keepAccount, useOwnAccount } from './get-account.ts'
import type { SignInAttempt } from './social-sign-in.tsx'
import { useSignInMethods } from './use-sign-in-methods.tsx'

type AccountSection = NonNullable<EditProfileScreenProps['account']>

const methods: Record<Exclude<WayIn, 'password'>, SignInAttempt['method']> = {
  google: 'google',
  discord: 'discord',
  wallet: 'metamask',
}

/** Runs the section Account of the profile, with its dialog. A server without its calls has no section. */
export function useAccount(): { account: AccountSection | undefined; dialog: ReactNode } {
  const services = useServices()
  const { api, sessions } = services
  const navigate = useNavigate()
  const account = useOwnAccount()
  const data = account.status === 'ready' ? account.data : undefined
  const email = data?.email ?? ''
  const { method, onAlternative } = useSignInMethods('editProfile')

  const { view, send, ...intents } = useFlow(accountChangeMachine, {
    input: undefined,
    actors: {
      change: async ({ input: { change, email: newEmail, password: typed }, signal }) => {
        const password = typed === '' ? undefined : typed
        switch (change.kind) {
          case 'unlink':
            return keepAccount(
              services,
              await api(unlink, { body: { way: change.way, password } }, { signal }),
            )
          case 'email':
            return void (await api(changeEmail, { body: { email: newEmail, password } }, { signal }))
          case 'delete':
            return void (await api(deleteAccount, { body: { password } }, { signal }))
          default:
            return change satisfies never
        }
      },
    },
    on: {
      'account.deleted': () => {
        sessions.signOut()
        void navigate(paths.home)
      },
    },
    view: selectAccountChangeView,
    intents: accountChangeIntents,
  })
  const ask = (change: AccountChange) =>
    send({ type: 'change.ask', change, hasPassword: data?.hasPassword ?? false })

  const confirmEmail = usePress({
    submit: () => api(changeEmail, { body: { email } }),
    done: { key: 'emailLinkSent', parts: [email] },
    refused: { key: 'accountUnchanged' },
  })
  const mailPassword = usePress({
    submit: () => api(requestPasswordReset, { body: { email } }),
    done: { key: 'resetMailSent' },
    refused: { key: 'accountUnchanged' },
  })
  const signOut = usePress({
    submit: () => api(signOutEverywhere, {}),
    done: { key: 'signedOutElsewhere' },
    refused: { key: 'signOutElsewhereFailed' },
    onSuccess: ({ player, token }) => sessions.update(player, token),
  })
  const exportData = usePress({
    submit: () => api(exportAccount, {}),
    done: { key: 'dataExported' },
    refused: { key: 'exportFailed' },
    onSuccess: (exported) =>
      saveFile({
        name: 'meridian-2117-my-data.json',
        type: 'application/json',
        text: JSON.stringify(exported.data, undefined, 2),
      }),
  })

  const section: AccountSection = {
    account: data
      ? { status: 'ready', data }
      : { status: account.status === 'failed' ? 'failed' : 'loading' },
    calling: confirmEmail.busy
      ? 'confirmEmail'
      : signOut.busy
        ? 'signOut'
        : exportData.busy
          ? 'export'
          : undefined,
    onConfirmEmail: confirmEmail.press,
    onChangeEmail: () => ask({ kind: 'email' }),
    onLink: (way) => (way === 'password' ? mailPassword.press() : onAlternative(methods[way])),
    onUnlink: (way) => ask({ kind: 'unlink', way }),
    onSignOutEverywhere: signOut.press,
    onExport: exportData.press,
    onDelete: () => ask({ kind: 'delete' }),
  }
  return {
    account: data === null ? undefined : section,
    dialog: (
      <>
        <AccountDialog step={view} {...intents} />
        {method}
      </>
    ),
  }
}

interface PressOptions<Answer> {
  submit: () => Promise<Answer>
  done: Message
  refused: Message
  onSuccess?: (answer: Answer) => void
}

/** Makes one call at a press. */
function usePress<Answer>(options: PressOptions<Answer>): { busy: boolean; press: () => void } {
  const { busy, onSubmit } = useCheckedForm({ check: () => ({}), ...options })
  return { busy, press: () => onSubmit({}) }
}
