import { paths } from '@meridian-2117/contract/paths/paths'
import { LogOutDialog } from '@meridian-2117/ui/dialogs/log-out-dialog'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { useNavigate } from 'react-router-dom'
import type { PressedProps } from '../../lib/press-failed.tsx'
import { useServices, useSession } from '../../lib/services/services-context.tsx'

export function LogOut({ pressed, onEnd }: PressedProps) {
  const { sessions } = useServices()
  const signedIn = useSession() !== null
  const navigate = useNavigate()
  return (
    <LogOutDialog
      open={pressed && signedIn}
      onDismiss={onEnd}
      onLogOut={() => {
        onEnd()
        sessions.signOut()
        showToast({ tone: 'success', message: { key: 'logOutSucceeded' } })
        void navigate(paths.signIn)
      }}
    />
  )
}
