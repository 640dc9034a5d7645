import type { Stripe } from '@stripe/stripe-js'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../services/services-context.tsx'

export interface CardProvider {
  /** `null` until it has loaded. */
  provider: Stripe | null
  /** Asks for its script once more. */
  reload: () => void
}

/** Loads the card provider; `onFailed` hears each time that it did not come. */
export function useCardProvider(onFailed: () => void): CardProvider {
  const { loadCards } = useServices()
  const [provider, setProvider] = useState<Stripe | null>(null)

  const load = useCallback(() => {
    let left = false
    const take = (loaded: Stripe | null) => {
      if (left) return
      if (loaded) setProvider(loaded)
      else onFailed()
    }
    loadCards().then(take, () => take(null))
    return () => {
      left = true
    }
  }, [loadCards, onFailed])

  useEffect(() => load(), [load])
  return { provider, reload: () => void load() }
}
