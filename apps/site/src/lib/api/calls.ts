/** The reads of the pages and the words for their failures: loaded with the first call, after the page is drawn. */
export {
  readActivities,
  readHistory,
  readItem,
  readLand,
  readMarket,
  readProfile,
  readUserActivities,
} from '@meridian/contract'
export { messages } from '@meridian/contract/rules/messages'
