import type { Stripe } from '@stripe/stripe-js'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../lib/services/services-context.tsx'

/** What the flow of a payment page hears of the card provider. */
export interface CardProviderEvent {
  type: 'provider.ready' | 'provider.failed' | 'provider.retry'
}

export interface CardProvider {
  /** `null` until it has loaded. */
  provider: Stripe | null
  /** Its fields can be used. */
  onProviderReady: () => void
  /** Its fields did not come. */
  onProviderFailed: () => void
  /** Asks for its script once more. */
  reload: () => void
}

/** Loads the card provider for a payment page, and tells its flow how that goes. */
export function useCardProvider(send: (event: CardProviderEvent) => void): CardProvider {
  const { loadCards } = useServices()
  const [provider, setProvider] = useState<Stripe | null>(null)
  const onProviderReady = useCallback(() => send({ type: 'provider.ready' }), [send])
  const onProviderFailed = useCallback(() => send({ type: 'provider.failed' }), [send])

  const load = useCallback(() => {
    let left = false
    const take = (loaded: Stripe | null) => {
      if (left) return
      if (loaded) setProvider(loaded)
      else onProviderFailed()
    }
    loadCards().then(take, () => take(null))
    return () => {
      left = true
    }
  }, [loadCards, onProviderFailed])

  useEffect(() => load(), [load])
  return {
    provider,
    onProviderReady,
    onProviderFailed,
    reload: () => {
      send({ type: 'provider.retry' })
      load()
    },
  }
}
