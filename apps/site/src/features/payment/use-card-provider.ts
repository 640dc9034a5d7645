import type { Stripe } from '@stripe/stripe-js'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../lib/services/services-context.tsx'

/** A payment flow takes these events of the card provider and of the page. */
type ProviderEvent = { type: 'provider.ready' | 'provider.failed' | 'provider.retry' | 'page.restored' }

/** Loads the card provider for a payment page and sends the result to its flow; `provider` is `null` until then. */
export function useCardProvider(send: (event: ProviderEvent) => void) {
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

  // A page from the back-forward cache may have lost a call.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'page.restored' })
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [send])

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
