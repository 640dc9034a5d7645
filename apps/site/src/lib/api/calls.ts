/** Only `loadCalls` may load this module; a static import would load it with the page. */
export * from '@meridian/contract'
export { messages } from '@meridian/contract/messages/messages'
