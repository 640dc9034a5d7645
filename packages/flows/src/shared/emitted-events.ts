import type { Item } from '@meridian-2117/contract'
import type { Message, MessageLinesKey } from '@meridian-2117/contract/messages/message'
import type { PathName } from '@meridian-2117/contract/paths/paths'
import type { StoredSession } from './session-lifetime.ts'

/** Shows a message at the top right. */
export interface ToastEvent {
  type: 'toast'
  tone: 'success' | 'error' | 'info'
  message: Message
  /** Message key of the steps that help the player, in order. */
  steps?: MessageLinesKey | undefined
  /** Milliseconds on screen. @default the host's duration */
  durationMs?: number | undefined
  /** Toasts of one id replace each other. */
  id?: string | undefined
}

/** The player used a control without a destination; the host only logs it. */
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
 * The step needs a player. A sign-in within the next 15 minutes returns to this page, with this item if there is one.
 */
export interface SignInNeededEvent {
  type: 'signIn.needed'
  item?: Item | undefined
}

/** A player has signed in. The site stores the session, then returns to the item that asked for it or goes to `to`. */
export interface EnteredEvent extends StoredSession {
  type: 'player.entered'
  to: PathName
}

/** Any flow may emit these events; the site handles them in one place. A page handles the other events of its flow. */
export type FlowEvent =
  | ToastEvent
  | LogEvent
  | RememberEvent
  | NavigateEvent
  | SignInNeededEvent
  | EnteredEvent

/** Returns a toast that reports a failure. */
export const errorToast = (message: Message): ToastEvent => ({ type: 'toast', tone: 'error', message })
