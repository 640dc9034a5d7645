import { formatMessage, type Message } from '@meridian-2117/contract/messages/message'
import { messages } from '@meridian-2117/contract/messages/messages'
import { useMessages } from './messages.ts'

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
