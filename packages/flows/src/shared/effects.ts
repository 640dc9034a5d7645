import type { Item } from '@meridian/contract'

/** A message at the top right (Spec 2). */
export type ToastEffect = { type: 'toast'; tone: 'error'; text: string }

/** Leaves for the next screen with the item; a destination is a name, and the site knows its address. */
export type NavigateEffect<Destination extends string> = { type: 'navigate'; to: Destination; item: Item }

/** Keeps the item for the make-offer screen, as `paymentItem` in local storage (Spec 2, Buy NFA detail). */
export type RememberEffect = { type: 'remember'; item: Item }

/** The step needs a player: a sign-in within the next 15 minutes comes back to this item (decisions, Dead ends). */
export type SignInNeededEffect = { type: 'signIn.needed'; item: Item }

/** A dead end of the specification: it is written to the console and nothing moves. */
export type LogEffect = { type: 'log'; text: string }
