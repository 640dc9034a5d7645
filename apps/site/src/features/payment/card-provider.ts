import { paths } from '@meridian/contract/paths/paths'
import type { Appearance, StripeElementStyle } from '@stripe/stripe-js'
import type { CardProviderLoader } from '../../lib/services/services.ts'
import { settings } from '../../lib/settings.ts'

/** Loads Stripe by its key, else the sandbox. */
export const loadCardProvider: CardProviderLoader = async () => {
  // The condition reads the build's setting, so that the build drops the other branch.
  if (import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY) {
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    return loadStripe(settings.stripePublishableKey)
  }
  const { loadSandboxStripe } = await import('@meridian/sandbox/browser/sandbox-stripe')
  return loadSandboxStripe({
    apiBase: settings.apiBaseUrl,
    bankReturn: `${window.location.origin}${paths.dashboard}`,
  })
}

/** Returns the value of one of our tokens, as the provider cannot read custom properties. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

/** Returns the appearance of the provider's whole form in the product's colours. */
export function cardAppearance(): Appearance {
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

/** Returns the text style of the provider's single fields, whose border is ours. */
export function cardElementStyle(): StripeElementStyle {
  return {
    base: {
      color: token('color-ink'),
      fontFamily: token('font-sans'),
      fontSize: '16px',
      '::placeholder': { color: token('color-ink-muted') },
    },
    invalid: { color: token('color-alert') },
  }
}
