import '@meridian/ui/styles/buy.css'
import { messages } from '@meridian/contract/rules/messages'
import { ToastHost } from '@meridian/ui/components/toast-host'
import { BuyAssetsDialog } from '@meridian/ui/dialogs/buy-assets-dialog'
import { replaced, Words } from '@meridian/ui/lib/words'
import { showToast } from '@meridian/ui/lib/toast'
import { buyStepWords } from '@meridian/ui/words/buy-steps'
import { shellWords } from '@meridian/ui/words/shell'
import { createRoot } from 'react-dom/client'

// Any words of any catalogue. A key that is not there does not compile; what you leave out stays as it is.
const german = new Map([
  replaced(shellWords, { product: 'Hafenladen', closeDialog: 'Dialog schließen' }),
  replaced(buyStepWords, {
    buyAssets: 'Kaufen',
    firstStep: 'Schritt 1 von 2. Danach: die Summe bestätigen.',
    listPrice: 'Preis',
    platformFee: 'Gebühr',
    total: 'Summe',
    cancel: 'Abbrechen',
    buyNow: 'Weiter',
  }),
  // Machines tell a message by its key. A text of your server is shown as it comes.
  replaced(messages, { alreadyPurchased: 'Das gehört dir schon.' }),
])

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Words value={german}>
    <BuyAssetsDialog
      open
      item={{ kind: 'collectible', id: 'lamp-7', title: 'Hafenlampe', price: 120, image: '/lamp.svg' }}
      onProceed={() => showToast({ tone: 'error', message: { key: 'alreadyPurchased' } })}
      onDismiss={() => {}}
    />
    <ToastHost />
  </Words>,
)
