import type { Appearance, Stripe } from '@stripe/stripe-js'
import { settings } from '../settings.ts'

/** Loads the card provider; `null` or a rejection means 'Stripe not loaded'. */
export type CardProviderLoader = () => Promise<Stripe | null>

/** Loads by its key, else the sandbox. */
export const loadCardProvider: CardProviderLoader = async () => {
  // Asked of the build itself, so that it drops the branch that is not taken.
  if (import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY) {
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    return loadStripe(settings.stripePublishableKey)
  }
  const { loadSandboxStripe } = await import('@meridian/sandbox/browser/sandbox-stripe')
  return loadSandboxStripe({ apiBase: settings.apiBaseUrl })
}

/** The provider's fields in the product's colours; it takes values, not our tokens' names. */
export function cardAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    theme: 'night',
    variables: {
      colorPrimary: token('color-signal'),
      colorBackground: token('color-void'),
      colorText: token('color-ink'),
      colorTextSecondary: token('color-ink-muted'),
      colorDanger: token('color-alert'),
      fontFamily: token('font-sans'),
      borderRadius: token('radius-control'),
      spacingUnit: '4px',
    },
  }
}
