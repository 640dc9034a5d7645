export { CallFailure, failureMessage, serverWords, type CallFailureKind } from './call-failure.ts'
export {
  activityCodec,
  activitySchema,
  readActivities,
  readUserActivities,
  type Activity,
} from './activity.ts'
export { endpoint, pathOf, type Endpoint, type RequestOf, type ResponseOf } from './endpoint.ts'
export { failureText } from './failure.ts'
export { purchaseRecordCodec, purchaseRecordSchema, readHistory, type PurchaseRecord } from './history.ts'
export { itemCodec, itemSchema, readLand, readMarket, type Item, type ItemKind } from './item.ts'
export { createPaymentIntent } from './payment.ts'
export { checkPurchase } from './purchase.ts'
export { readItem, searchMarket, type ItemAnswer, type SearchAnswer, type SearchEntry } from './search.ts'
export {
  logIn,
  sessionCodec,
  sessionSchema,
  signUp,
  userCodec,
  userSchema,
  type Session,
  type User,
} from './user.ts'
export { type List } from './wire.ts'
