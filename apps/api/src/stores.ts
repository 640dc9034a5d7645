import { sql } from 'drizzle-orm'
import { createActivityStore, type ActivityStore } from './activity/activity.store.ts'
import type { Database } from './database/open.ts'
import { createRateLimits, type RateLimits } from './limits/limits.store.ts'
import { createItemStore, type ItemStore } from './items/items.store.ts'
import { createPaymentStore, type PaymentStore } from './payment/payment.store.ts'
import { createPurchaseStore, type PurchaseStore } from './payment/purchase.store.ts'
import { createProfileStore, type ProfileStore } from './profile/profile.store.ts'
import { createPasswordResetStore, type PasswordResetStore } from './user/password-reset.store.ts'
import { createUserStore, type UserStore } from './user/user.store.ts'

/** All stores of the server, by area. */
export interface Stores {
  users: UserStore
  resets: PasswordResetStore
  profiles: ProfileStore
  rateLimits: RateLimits
  items: ItemStore
  activities: ActivityStore
  purchases: PurchaseStore
  payments: PaymentStore
  /** Fails when the database does not answer. */
  ping(): Promise<void>
}

/** All stores over one database. */
export const createStores = (db: Database): Stores => ({
  users: createUserStore(db),
  resets: createPasswordResetStore(db),
  profiles: createProfileStore(db),
  rateLimits: createRateLimits(db),
  items: createItemStore(db),
  activities: createActivityStore(db),
  purchases: createPurchaseStore(db),
  payments: createPaymentStore(db),
  ping: async () => {
    await db.execute(sql`select 1`)
  },
})
