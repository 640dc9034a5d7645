import { LogOutDialog } from '@meridian/ui/dialogs/log-out-dialog'
import { createRoot } from 'react-dom/client'

createRoot(document.body).render(
  <LogOutDialog open onDismiss={() => console.log('stays')} onLogOut={() => console.log('goes')} />,
)
