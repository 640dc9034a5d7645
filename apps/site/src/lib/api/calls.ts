/** Loaded by `loadCalls` alone: a module that is imported statically, too, would come with the page. */
export * from '@meridian/contract'
export { messages } from '@meridian/contract/messages/messages'
