import { messages } from '@meridian-2117/contract/messages/messages'
import { buyStepMessages } from '@meridian-2117/ui/dialogs/buy.messages'
import { itemPageMessages } from '@meridian-2117/ui/layouts/item-detail.messages'
import { FormatProvider, type FormatSettings } from '@meridian-2117/ui/lib/format'
import { MessagesProvider, override } from '@meridian-2117/ui/lib/messages'
import { requestSucceededMessages } from '@meridian-2117/ui/screens/request-succeeded.messages'
import { paymentMessages } from '@meridian-2117/ui/sections/payment-form.messages'
import type { ReactNode } from 'react'

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

const formats: FormatSettings = {
  formatMoney: (cents) => euros.format(cents / 100),
  fee: () => 0,
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
}

const german = new Map([
  override(messages, { alreadyPurchased: 'Das gehört Ihnen schon' }),
  override(itemPageMessages, { buyNow: 'Jetzt kaufen', buyWithCard: 'Mit Karte kaufen', price: 'Preis' }),
  override(buyStepMessages, {
    buyAssets: 'Kaufen',
    firstStep: 'Schritt 1 von 2: der Preis',
    lastStep: 'Schritt 2 von 2: die Bestätigung',
    listPrice: 'Preis',
    total: 'Summe',
    confirmedTotal: 'Summe',
    cancel: 'Abbrechen',
    close: 'Abbrechen',
    buyNow: 'Weiter',
    confirm: 'Bestätigen',
  }),
  override(paymentMessages, {
    paying: (amount) => `Sie zahlen ${amount}`,
    player: (email) => `Es zahlt ${email}`,
    pay: (amount) => `${amount} bezahlen`,
    processing: 'Wird bezahlt …',
  }),
  override(requestSucceededMessages, {
    succeeded: 'Vielen Dank!',
    paid: (title, amount) => `${title} gehört Ihnen. Ihre Karte wurde mit ${amount} belastet.`,
    viewCollection: 'Meine Sammlung',
    goHome: 'Zur Startseite',
  }),
])

/** Shows prices in euros without a fee, dates as in Berlin, and German texts. Other texts stay English. */
export const German = ({ children }: { children: ReactNode }) => (
  <FormatProvider value={formats}>
    <MessagesProvider value={german}>{children}</MessagesProvider>
  </FormatProvider>
)
