import { createContext, createElement, use, useState, type ReactNode } from 'react'
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

/** The messages to show in place of some of each default set. */
export type MessageOverrides = ReadonlyMap<MessageSet, Partial<MessageSet>>

/** All messages of each set that has overrides. */
type ShownMessages = ReadonlyMap<MessageSet, MessageSet>

const MessagesContext = createContext<ShownMessages>(new Map())

export interface MessagesProviderProps {
  /** The overrides, by `override`; declare functions among them outside of the component. */
  value: MessageOverrides
  children?: ReactNode
}

/**
 * Overrides default messages, as with another language: `<MessagesProvider value={new Map([override(buyStepMessages,
 * { buyNow: 'Jetzt kaufen' })])}>`. Without it the English defaults show. A provider inside of another one overrides
 * messages of the outer one.
 */
export function MessagesProvider({ value, children }: MessagesProviderProps) {
  const outer = use(MessagesContext)
  const merged = merge(outer, value)
  const [shown, setShown] = useState(merged)
  // A new map with the same messages renders nothing anew.
  if (!hasSameMessages(shown, merged)) setShown(merged)
  return createElement(MessagesContext, { value: shown }, children)
}

function merge(outer: ShownMessages, overrides: MessageOverrides): ShownMessages {
  const merged = new Map(outer)
  for (const [defaults, texts] of overrides)
    merged.set(defaults, Object.assign({ ...(outer.get(defaults) ?? defaults) }, texts))
  return merged
}

const hasSameMessages = (some: ShownMessages, others: ShownMessages): boolean =>
  some.size === others.size &&
  [...some].every(([defaults, texts]) =>
    Object.entries(texts).every(([key, text]) => isSameText(text, others.get(defaults)?.[key])),
  )

/** Lines of text are equal line by line. */
const isSameText = (text: unknown, other: unknown): boolean =>
  Array.isArray(text) && Array.isArray(other)
    ? text.length === other.length && text.every((line, index) => line === other[index])
    : text === other

/** Overrides some messages of a set; returns an entry of the map that `MessagesProvider` takes. */
export const override = <Given extends MessageSet>(
  defaults: Given,
  texts: Partial<Translated<Given>>,
): [MessageSet, Partial<MessageSet>] => [defaults, texts]

/** Returns these messages, or those that override them. */
export function useMessages<Given extends MessageSet>(defaults: Given): Translated<Given> {
  // The provider has built the value from these defaults.
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
