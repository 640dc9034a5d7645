import type { messages } from './messages.ts'

type Messages = typeof messages

/** The keys of messages that are several lines, such as steps to take. */
export type MessageLinesKey = {
  [Key in keyof Messages]: Messages[Key] extends readonly string[] ? Key : never
}[keyof Messages]

/** The keys of all other messages. */
export type MessageKey = Exclude<keyof Messages, MessageLinesKey>

/**
 * A message to a player: one of `messages` by its key, with its parameters, or a foreign text of a server, card
 * provider or wallet.
 */
export type Message = string | MessageByKey

/** One of `messages`, by its key. */
export type MessageByKey = {
  [Key in MessageKey]: Messages[Key] extends (...parts: infer Parts) => string
    ? { readonly key: Key; readonly parts: { readonly [Part in keyof Parts]: Message } }
    : { readonly key: Key }
}[MessageKey]

/** `messages`, with any texts. */
export type MessageTexts = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Messages[Key] extends readonly string[]
      ? readonly string[]
      : Messages[Key]
}

/** Returns the text of a message, from these texts if it has a key. */
export function formatMessage(message: Message, texts: MessageTexts): string {
  if (typeof message === 'string') return message
  const text = texts[message.key]
  if (typeof text === 'string') return text
  const parts = 'parts' in message ? message.parts : []
  const format: (...parts: string[]) => string = text
  return format(...parts.map((part) => formatMessage(part, texts)))
}
