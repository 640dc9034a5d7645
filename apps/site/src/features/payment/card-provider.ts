import { paths } from '@meridian/contract/paths/paths'
import type { CardProviderLoader } from '../../lib/services/card-provider.ts'
import { settings } from '../../lib/settings.ts'

/** Loads Stripe by its key, else the sandbox. */
export const loadCardProvider: CardProviderLoader = async () => {
  // The condition reads the build's setting, so that the build drops the other branch.
  if (import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY) {
    const { loadStripeCards } = await import('./stripe-cards.tsx')
    return loadStripeCards(settings.stripePublishableKey)
  }
  const { loadSandboxCards } = await import('./sandbox-cards.tsx')
  return loadSandboxCards({
    apiBase: settings.apiBaseUrl,
    bankReturn: `${window.location.origin}${paths.dashboard}`,
  })
}
