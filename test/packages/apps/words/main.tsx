import '@meridian/ui/page.css'
import '@meridian/ui/styles/buy.css'
import { messages } from '@meridian/contract/messages/messages'
import { ToastHost } from '@meridian/ui/components/toast-host'
import { BuySteps } from '@meridian/ui/dialogs/buy'
import { override, MessagesProvider } from '@meridian/ui/lib/messages'
import { showToast } from '@meridian/ui/lib/toast'
import { buyStepMessages } from '@meridian/ui/dialogs/buy.messages'
import { shellMessages } from '@meridian/ui/lib/shell.messages'
import { createRoot } from 'react-dom/client'

// Any message of any screen. An unknown key does not compile; what you leave out stays as it is.
const german = new Map([
  override(shellMessages, { product: 'Hafenladen', closeDialog: 'Dialog schließen' }),
  override(buyStepMessages, {
    buyAssets: 'Kaufen',
    firstStep: 'Schritt 1 von 2. Danach: die Summe bestätigen.',
    listPrice: 'Preis',
    platformFee: 'Gebühr',
    total: 'Summe',
    cancel: 'Abbrechen',
    buyNow: 'Weiter',
  }),
  // Machines emit a message by its key. A text of your server shows unchanged.
  override(messages, { alreadyPurchased: 'Das gehört dir schon.' }),
])

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <MessagesProvider value={german}>
    <BuySteps
      dialog="review"
      item={{ kind: 'collectible', id: 'lamp-7', title: 'Hafenlampe', price: 120, image: '/lamp.svg' }}
      onProceed={() => showToast({ tone: 'error', message: { key: 'alreadyPurchased' } })}
      onDismiss={() => {}}
    />
    <ToastHost />
  </MessagesProvider>,
)
