import type { messages } from './messages.ts'

type Messages = typeof messages

/** Keys of messages that have several lines, such as steps to take. */
export type MessageLinesKey = {
  [Key in keyof Messages]: Messages[Key] extends readonly string[] ? Key : never
}[keyof Messages]

/** Keys of messages that have one line. */
export type MessageKey = Exclude<keyof Messages, MessageLinesKey>

/** A message to a player: a key of `messages` with parameters, or a text of a server, card provider or wallet. */
export type Message = string | MessageByKey

/** A message of `messages`, by its key. */
export type MessageByKey = {
  [Key in MessageKey]: Messages[Key] extends (...parts: infer Parts) => string
    ? { readonly key: Key; readonly parts: { readonly [Part in keyof Parts]: Message } }
    : { readonly key: Key }
}[MessageKey]

/** Has the shape of `messages`, with any texts. */
export type MessageTexts = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Messages[Key] extends readonly string[]
      ? readonly string[]
      : Messages[Key]
}

/** Returns the text of a message; a key is looked up in `texts`. */
export function formatMessage(message: Message, texts: MessageTexts): string {
  if (typeof message === 'string') return message
  const text = texts[message.key]
  if (typeof text === 'string') return text
  const parts = 'parts' in message ? message.parts : []
  const format: (...parts: string[]) => string = text
  return format(...parts.map((part) => formatMessage(part, texts)))
}
