import * as z from 'zod/mini'
import { doneAnswer, listAnswer, recordAnswer } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { itemCodec, itemRecord } from './item.ts'
import { messages } from './messages/messages.ts'
import { waysIn } from './names/ways-in.ts'
import { discordProof, emailField, googleProof, walletProof } from './player.ts'
import { namedRecord } from './record-codec.ts'
import { requestText, requiredText } from './request-text.ts'
import { savedLimit } from './search/page-limit.ts'

const accountRecord = namedRecord('Account', {
  email: z.optional(z.string()),
  /** The player has confirmed the e-mail by a link in a mail to it, or a provider has verified it. */
  emailProven: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  hasDiscord: z.boolean(),
  /** Lower case. */
  walletAddress: z.optional(z.string()),
})

const accountCodec = z.object(accountRecord.shape)

/** Shows a player their ways in and their e-mail. */
export type Account = z.infer<typeof accountCodec>

const accountAnswer = recordAnswer(accountCodec, accountRecord)

/** The current password; the server demands it of an account that has one. */
const currentPassword = z.optional(requestText('password', messages.passwordLength))

/** Reads the signed-in player's ways in. A server of the specification alone answers 404. */
export const readAccount = endpoint({
  method: 'GET',
  path: '/api/v1/account',
  tag: 'Accounts',
  summary: 'Returns the ways in and the e-mail of the signed-in player',
  answer: accountAnswer,
  auth: 'required',
})

/** Lets the signed-in player sign in with a Google account, too. */
export const linkGoogle = endpoint({
  method: 'POST',
  path: '/api/v1/account/google',
  tag: 'Accounts',
  summary: 'Links a Google account by its access token',
  body: googleProof,
  answer: accountAnswer,
  auth: 'required',
})

/** Lets the signed-in player sign in with a Discord account, too. */
export const linkDiscord = endpoint({
  method: 'POST',
  path: '/api/v1/account/discord',
  tag: 'Accounts',
  summary: 'Links a Discord account by the code that Discord sent back',
  body: discordProof,
  answer: accountAnswer,
  auth: 'required',
})

/** Lets the signed-in player sign in with a wallet, too. */
export const linkWallet = endpoint({
  method: 'POST',
  path: '/api/v1/account/wallet',
  tag: 'Accounts',
  summary: 'Links a wallet by a message that it has signed',
  body: walletProof,
  answer: accountAnswer,
  auth: 'required',
})

/** Removes a way in; the server refuses the last one with `last_way_in`. */
export const unlink = endpoint({
  method: 'POST',
  path: '/api/v1/account/unlink',
  tag: 'Accounts',
  summary: 'Removes a way in, but not the last one',
  body: z.object({ way: z.enum(waysIn), password: currentPassword }),
  answer: accountAnswer,
  auth: 'required',
})

/**
 * Mails a link to an e-mail, new or current. Nothing changes before the player confirms it there. The current one needs
 * no password.
 */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/v1/account/email',
  tag: 'Accounts',
  summary: 'Mails a link that confirms the current e-mail or sets another one',
  body: z.object({ email: emailField, password: currentPassword }),
  answer: doneAnswer(),
  auth: 'required',
})

/**
 * Sets and confirms an e-mail with the token of a mailed link. Only the player who asked for the link may use it; once
 * more it is answered alike.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/v1/account/email/:token',
  tag: 'Accounts',
  summary: 'Confirms an e-mail with the token of such a link that the same player asked for',
  params: z.object({ token: requiredText('token') }),
  answer: doneAnswer(),
  auth: 'required',
})

const exportRecord = z.strictObject({ data: z.record(z.string(), z.unknown()) })

/** Returns all that the server holds of the signed-in player. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/v1/account/export',
  tag: 'Accounts',
  summary: 'Returns all that the server holds of the signed-in player',
  answer: recordAnswer(z.object(exportRecord.shape), exportRecord),
  auth: 'required',
})

/** Erases the signed-in player. Purchases stay without a name. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/account/delete',
  tag: 'Accounts',
  summary: 'Erases the signed-in player; purchases stay without a name',
  body: z.object({ password: currentPassword }),
  answer: doneAnswer(),
  auth: 'required',
})

const itemToSave = z.object({
  id: requestText('id'),
  /** The price at which the item was saved; absent without one. */
  priceCents: z.optional(z.int().check(z.nonnegative(), z.lte(2 ** 31 - 1))),
})

/** Names an item that a player saves. */
export type ItemToSave = z.infer<typeof itemToSave>

const delisted = z.optional(z.boolean())

const savedItem = z.extend(itemToSave, {
  /** The item as it is today; absent if the server no longer knows it. */
  item: z.optional(itemCodec('collectible')),
  /** The market no longer has the item. */
  delisted,
})

/** An item that a player has saved. */
export type SavedItem = z.infer<typeof savedItem>

const savedRecord = namedRecord('SavedItem', { ...itemToSave.shape, item: z.optional(itemRecord), delisted })

const savedAnswer = listAnswer(savedItem, savedRecord)

/** Lists the items that the signed-in player has saved, the latest last. */
export const readSavedItems = endpoint({
  method: 'GET',
  path: '/api/v1/account/saved',
  tag: 'Profile',
  summary: 'Lists the items that the signed-in player has saved, the latest last',
  answer: savedAnswer,
  auth: 'required',
})

/** Saves and forgets items. An item that is saved already keeps its price; the oldest make room for the latest. */
export const changeSavedItems = endpoint({
  method: 'POST',
  path: '/api/v1/account/saved',
  tag: 'Profile',
  summary: 'Saves items and forgets others; returns the list',
  body: z.object({
    add: z.array(itemToSave).check(z.maxLength(savedLimit)),
    remove: z.array(requestText('id')).check(z.maxLength(savedLimit)),
  }),
  answer: savedAnswer,
  auth: 'required',
})
