export {
  activityCodec,
  activitySchema,
  readActivities,
  readUserActivities,
  type Activity,
} from './activity.ts'
export { type Answer, type List, type Reading, type StrandCounts } from './answer.ts'
export { ApiError, failureMessage, refusalCodeIn, serverMessageOf, type ApiErrorKind } from './api-error.ts'
export { endpoint, pathOf, type AnswerOf, type Endpoint, type RequestOf } from './endpoint.ts'
export { purchaseRecordCodec, purchaseRecordSchema, readHistory, type PurchaseRecord } from './history.ts'
export { readItemState } from './item-state.ts'
export {
  itemCodec,
  itemKinds,
  itemSchema,
  readLand,
  readMarket,
  type Item,
  type ItemKind,
  type ItemQuery,
} from './item.ts'
export { type Page } from './page.ts'
export {
  createPaymentIntent,
  payWithCard,
  type CardOrder,
  type CardPayment,
  type IntentOrder,
} from './payment.ts'
export { readProfile, updateProfile, type Profile, type Upload } from './profile.ts'
export { checkPurchase, type Ownership } from './purchase.ts'
export { readItem, searchMarket, type SearchEntry, type SearchResults } from './search.ts'
export {
  logIn,
  requestPasswordReset,
  resetPassword,
  sessionCodec,
  sessionSchema,
  signInWithDiscord,
  signInWithGoogle,
  signInWithWallet,
  signUp,
  userCodec,
  userSchema,
  type Session,
  type User,
} from './user.ts'
export { readRefusal, type ReadRefusal } from './refusal.ts'
export { refusalSchema } from './refusal-schema.ts'
export { savedSession, sessionRecord } from './user-record.ts'
