import { messages } from '@meridian/contract/rules/messages'
import { Button } from '@meridian/ui/components/button' // refused: no-restricted-imports

export const tried = [messages, Button]
