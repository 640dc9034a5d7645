import { HomeLoaderScreen } from '@meridian/ui/screens/home-loader'
import { useEffect, useState } from 'react'
import { Component as HomeRoute } from './home.route.tsx'

/** The time that `/home` shows its loading screen, in `ms`. */
const loaderMs = 1000

/** `/home`: a loading screen for a second, then Home. */
export function Component() {
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), loaderMs)
    return () => clearTimeout(timer)
  }, [])
  return loading ? <HomeLoaderScreen /> : <HomeRoute />
}
