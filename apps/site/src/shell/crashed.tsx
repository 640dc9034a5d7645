import { CrashedScreen } from '@meridian/ui/screens/crashed'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

/** Shown when a screen could not be drawn or loaded; a reload usually brings it back. */
export function Crashed() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return <CrashedScreen onReload={() => window.location.reload()} />
}
