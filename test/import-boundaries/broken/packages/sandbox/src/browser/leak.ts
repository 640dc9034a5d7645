import { showToast } from '@meridian/ui/lib/toast' // refused: no-restricted-imports
import axios from 'axios' // refused: no-restricted-imports
import { centsOf } from '@meridian/contract/money/pricing'
import type { Stripe } from '@stripe/stripe-js'

export const leaks = [showToast, axios, '/dashboard?paid'] // refused: raw-address
export const allowed = [centsOf, '/sandbox/bank']
export type Provider = Stripe
