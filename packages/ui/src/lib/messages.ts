import { createContext, use } from 'react'
import { formatMessage, type Message } from '@meridian-2117/contract/messages/message'
import { messages } from '@meridian-2117/contract/messages/messages'

/** The messages of a screen or part by key: a text, lines of text, or a function that builds a sentence around its parts. */
export type MessageSet = Readonly<
  Record<string, string | readonly string[] | ((...parts: never[]) => string)>
>

/** The same keys with any texts. */
export type Translated<Given extends MessageSet> = {
  readonly [Key in keyof Given]: Given[Key] extends string
    ? string
    : Given[Key] extends readonly string[]
      ? readonly string[]
      : Given[Key]
}

/** The messages to show in place of each default. */
export type MessageOverrides = ReadonlyMap<MessageSet, MessageSet>

const MessagesContext = createContext<MessageOverrides>(new Map())

/**
 * Overrides default messages, as with another language: `<MessagesProvider value={new Map([override(buyStepMessages,
 * { buyNow: 'Jetzt kaufen' })])}>`. Without it the English defaults show.
 */
export const MessagesProvider = MessagesContext.Provider

/** Overrides some messages of a set; returns an entry of the map that `MessagesProvider` takes. */
export const override = <Given extends MessageSet>(
  defaults: Given,
  texts: Partial<Translated<Given>>,
): [MessageSet, MessageSet] => [defaults, { ...defaults, ...texts }]

/** Returns these messages, or those that override them. */
export function useMessages<Given extends MessageSet>(defaults: Given): Translated<Given> {
  // `override` has built the value from these defaults.
  return (use(MessagesContext).get(defaults) ?? defaults) as Translated<Given>
}

/**
 * Splits a message around one parameter; returns the texts before and after it, for a caller that renders that part.
 */
export const splitAtPart = (sentence: (part: string) => string): string[] =>
  sentence(partMark).split(partMark)

/** Marks a parameter; no message contains it. */
const partMark = '\0'

interface FormatMessage {
  (message: Message): string
  (message: Message | undefined): string | undefined
}

/** Formats messages by their keys with the host's texts; foreign texts stay as they are. */
export function useFormatMessage(): FormatMessage {
  const texts = useMessages(messages)
  const format = (message: Message | undefined) => message && formatMessage(message, texts)
  return format as FormatMessage
}
