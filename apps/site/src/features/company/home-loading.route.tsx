import { HomeLoaderScreen } from '@meridian-2117/ui/screens/home-loader'
import { useEffect, useState } from 'react'
import { Component as HomeRoute } from './home.route.tsx'

/** Milliseconds for which `/home` shows its loading screen. */
const loaderMs = 1000

/** Shows a loading screen for a second at `/home`, then Home. */
export function Component() {
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), loaderMs)
    return () => clearTimeout(timer)
  }, [])
  return loading ? <HomeLoaderScreen /> : <HomeRoute />
}
