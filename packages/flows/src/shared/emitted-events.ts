import type { Item } from '@meridian/contract'
import type { Message, MessageLinesKey } from '@meridian/contract/rules/message'
import type { PathName } from '@meridian/contract/rules/paths'
import type { StoredSession } from './session-lifetime.ts'

/** A message at the top right. */
export interface ToastEvent {
  type: 'toast'
  tone: 'success' | 'error' | 'info'
  message: Message
  /** The steps that help, in order: lines of the messages, by their key. */
  steps?: MessageLinesKey | undefined
  /** Milliseconds that it stays; the site's usual time by default. */
  durationMs?: number | undefined
  /** Toasts of one id replace each other. */
  id?: string | undefined
}

/** A dead end: it is written to the console and nothing moves. */
export interface LogEvent {
  type: 'log'
  text: string
}

/** Keeps the item for the make-offer screen, as `paymentItem` in local storage. */
export interface RememberEvent {
  type: 'remember'
  item: Item
}

/** Leaves for another screen, with the item if that screen is about one. */
export interface NavigateEvent {
  type: 'navigate'
  to: PathName
  item?: Item | undefined
}

/**
 * The step needs a player: a sign-in within the next 15 minutes comes back to this page, and to this item if there is
 * one.
 */
export interface SignInNeededEvent {
  type: 'signIn.needed'
  item?: Item | undefined
}

/** Somebody has come in: the session is kept, and they go on to the item that asked them to, else to this screen. */
export interface EnteredEvent extends StoredSession {
  type: 'player.entered'
  to: PathName
}

/**
 * Events that any flow may emit; the site handles them once for all. A flow may emit events of its own beside them, which
 * the page that runs it must handle.
 */
export type FlowEvent =
  | ToastEvent
  | LogEvent
  | RememberEvent
  | NavigateEvent
  | SignInNeededEvent
  | EnteredEvent

/** A failure, said at the top right. */
export const errorToast = (message: Message): ToastEvent => ({ type: 'toast', tone: 'error', message })
