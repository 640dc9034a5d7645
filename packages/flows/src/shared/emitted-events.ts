import type { Item } from '@meridian/contract'
import type { Message, MessageLinesKey } from '@meridian/contract/messages/message'
import type { PathName } from '@meridian/contract/paths/paths'
import type { StoredSession } from './session-lifetime.ts'

/** A message at the top right. */
export interface ToastEvent {
  type: 'toast'
  tone: 'success' | 'error' | 'info'
  message: Message
  /** The steps that help, in order: lines of the messages, by their key. */
  steps?: MessageLinesKey | undefined
  /** Milliseconds for which it shows; the host's default if absent. */
  durationMs?: number | undefined
  /** Toasts of one id replace each other. */
  id?: string | undefined
}

/** A control without a destination was used: the host logs it, and nothing else happens. */
export interface LogEvent {
  type: 'log'
  text: string
}

/** Stores the item for the make-offer screen, as `paymentItem` in local storage. */
export interface RememberEvent {
  type: 'remember'
  item: Item
}

/** Goes to another page, with the item if the page takes one. */
export interface NavigateEvent {
  type: 'navigate'
  to: PathName
  item?: Item | undefined
}

/**
 * The step needs a player: a sign-in within the next 15 minutes returns to this page, with this item if there is one.
 */
export interface SignInNeededEvent {
  type: 'signIn.needed'
  item?: Item | undefined
}

/** A player has signed in: the site stores the session, and returns to the item that asked for it or goes to `to`. */
export interface EnteredEvent extends StoredSession {
  type: 'player.entered'
  to: PathName
}

/**
 * Events that any flow may emit; the site handles them once for all. A flow may emit events of its own, which its page
 * must handle.
 */
export type FlowEvent =
  | ToastEvent
  | LogEvent
  | RememberEvent
  | NavigateEvent
  | SignInNeededEvent
  | EnteredEvent

/** Reports a failure in a toast. */
export const errorToast = (message: Message): ToastEvent => ({ type: 'toast', tone: 'error', message })
