import { formatMessage, type Message } from '@meridian/contract/rules/message'
import { messages } from '@meridian/contract/rules/messages'
import { useMessages } from './messages.ts'

interface FormatMessage {
  (message: Message): string
  (message: Message | undefined): string | undefined
}

/** Formats messages in the host's words, by their keys; a text of a server or a card provider stays as it came. */
export function useFormatMessage(): FormatMessage {
  const texts = useMessages(messages)
  const format = (message: Message | undefined) => message && formatMessage(message, texts)
  return format as FormatMessage
}
