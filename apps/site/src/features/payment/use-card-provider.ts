import { useCallback, useEffect, useState } from 'react'
import type { CardProvider } from '../../lib/services/card-provider.ts'
import { useServices } from '../../lib/services/services-context.tsx'

/** A payment flow takes these events of the card provider and of the page. */
type ProviderEvent = { type: 'provider.ready' | 'provider.failed' | 'provider.retry' | 'page.restored' }

/** Loads the card provider for a payment page and sends the result to its flow; `provider` is absent until then. */
export function useCardProvider(send: (event: ProviderEvent) => void) {
  const { loadCards } = useServices()
  const [provider, setProvider] = useState<CardProvider>()
  const [attempt, setAttempt] = useState(0)
  const onReady = useCallback(() => send({ type: 'provider.ready' }), [send])
  const onLoadError = useCallback(() => send({ type: 'provider.failed' }), [send])

  const load = useCallback(() => {
    let left = false
    loadCards().then(
      (loaded) => {
        if (!left) setProvider(loaded)
      },
      () => {
        if (!left) onLoadError()
      },
    )
    return () => {
      left = true
    }
  }, [loadCards, onLoadError])

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
    /** Counts the retries; as the key of the form it mounts a new one after each. */
    attempt,
    onReady,
    onLoadError,
    retry: () => {
      send({ type: 'provider.retry' })
      setAttempt(attempt + 1)
      if (!provider) load()
    },
  }
}
