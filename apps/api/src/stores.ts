import { createSavedItemStore } from './accounts/saved-items.store.ts'
import { createActivityStore } from './activity/activity.store.ts'
import type { Database } from './database/database.ts'
import { createDeskStore } from './desk/desk.store.ts'
import { createWaitingMailStore } from './mail/waiting-mails.store.ts'
import { createRateLimits } from './limits/limits.store.ts'
import { createItemStore } from './items/items.store.ts'
import { createPaymentStore } from './payment/payment.store.ts'
import { createPurchaseStore } from './payment/purchase.store.ts'
import { createMailedLinkStore } from './accounts/mailed-links.store.ts'
import { createSiteFileStore } from './site/site-files.store.ts'
import { createPlayerDataStore } from './accounts/player-data.store.ts'
import { createPlayerStore } from './accounts/player.store.ts'

export type Stores = ReturnType<typeof createStores>

/** Creates all stores of the server, over one database. */
export const createStores = (db: Database) => ({
  players: createPlayerStore(db),
  playerData: createPlayerDataStore(db),
  mailedLinks: createMailedLinkStore(db),
  rateLimits: createRateLimits(db),
  items: createItemStore(db),
  activities: createActivityStore(db),
  purchases: createPurchaseStore(db),
  payments: createPaymentStore(db),
  desk: createDeskStore(db),
  savedItems: createSavedItemStore(db),
  siteFiles: createSiteFileStore(db),
  waitingMails: createWaitingMailStore(db),
})
