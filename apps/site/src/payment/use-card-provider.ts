import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { useServices } from '../services/services-context.tsx'

/** The card provider once it has loaded; `null` until then. `onFailed` hears that it will not come. */
export function useCardProvider(onFailed: () => void): Stripe | null {
  const { loadCards } = useServices()
  const [provider, setProvider] = useState<Stripe | null>(null)
  useEffect(() => {
    let left = false
    loadCards()
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
  }, [loadCards, onFailed])
  return provider
}
