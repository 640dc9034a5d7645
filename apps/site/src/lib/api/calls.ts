/** The queries of the pages and the messages of their failures, loaded with the first call after the first paint. */
export {
  readActivities,
  readHistory,
  readItem,
  readLand,
  readMarket,
  readProfile,
  readUserActivities,
} from '@meridian/contract'
export { messages } from '@meridian/contract/messages/messages'
