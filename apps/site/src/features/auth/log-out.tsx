import { paths } from '@meridian/contract/paths/paths'
import { LogOutDialog } from '@meridian/ui/dialogs/log-out-dialog'
import { showToast } from '@meridian/ui/lib/toast'
import { useNavigate } from 'react-router-dom'
import { useServices, useSession } from '../../lib/services/services-context.tsx'

export interface LogOutProps {
  open: boolean
  onDismiss: () => void
}

export function LogOut({ open, onDismiss }: LogOutProps) {
  const { sessions } = useServices()
  const signedIn = useSession() !== null
  const navigate = useNavigate()
  return (
    <LogOutDialog
      open={open && signedIn}
      onDismiss={onDismiss}
      onLogOut={() => {
        onDismiss()
        sessions.signOut()
        showToast({ tone: 'success', message: { key: 'logOutSucceeded' } })
        void navigate(paths.signIn)
      }}
    />
  )
}
