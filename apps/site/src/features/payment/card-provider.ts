import { paths } from '@meridian-2117/contract/paths/paths'
import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import type { CardProvider } from '../../lib/services/card-provider.ts'

/** Loads Stripe by its key, else the sandbox. */
export async function loadCardProvider({
  STRIPE_PUBLISHABLE_KEY,
  API_BASE_URL = '',
}: PageSettings): Promise<CardProvider> {
  if (STRIPE_PUBLISHABLE_KEY) {
    const { loadStripeCards } = await import('./stripe-cards.tsx')
    return loadStripeCards(STRIPE_PUBLISHABLE_KEY)
  }
  const { loadSandboxCards } = await import('./sandbox-cards.tsx')
  return loadSandboxCards({
    apiBase: API_BASE_URL,
    bankReturn: `${window.location.origin}${paths.dashboard}`,
  })
}
