import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { useCardProviderLoader } from './card-provider-context.ts'

/** The card provider once it has loaded; `null` until then. `onFailed` hears that it will not come. */
export function useCardProvider(onFailed: () => void): Stripe | null {
  const load = useCardProviderLoader()
  const [provider, setProvider] = useState<Stripe | null>(null)
  useEffect(() => {
    let left = false
    load()
      .catch(() => null)
      .then((loaded) => {
        if (left) return
        if (loaded) setProvider(loaded)
        else onFailed()
      })
      .catch(onFailed)
    return () => {
      left = true
    }
  }, [load, onFailed])
  return provider
}
