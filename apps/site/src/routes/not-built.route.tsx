import { NotBuiltScreen } from '@meridian/ui/screens/not-built'
import { useLocation } from 'react-router-dom'

/** Stands where a later issue builds a screen. */
export function NotBuiltRoute() {
  return <NotBuiltScreen address={useLocation().pathname} />
}
