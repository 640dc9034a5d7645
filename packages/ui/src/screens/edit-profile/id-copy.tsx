import type { User } from '@meridian/contract'
import { idLine } from '@meridian/contract/rules/display-name'
import { Check, Copy } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { useFormatMessage } from '../../lib/format-message.ts'
import { useMessages } from '../../lib/messages.ts'
import { editProfileMessages } from './edit-profile.messages.ts'

/** The state of the copy button. */
export interface Copying {
  /** It was copied within the last 2 seconds. */
  copied: boolean
  /** Copy was pressed, with the id line. */
  onCopyId: (id: string) => void
}

export interface IdCopyProps extends Copying {
  /** The owner of the id. */
  user: User
}

/** The id line with its copy-to-clipboard button. */
export function IdCopy({ user, copied, onCopyId }: IdCopyProps) {
  const messages = useMessages(editProfileMessages)
  const format = useFormatMessage()
  const id = idLine(user)
  const Icon = copied ? Check : Copy
  return (
    <div className="grid content-center gap-3 border-seam max-sm:border-t max-sm:pt-6 sm:max-lg:border-l sm:max-lg:pl-6 lg:border-t lg:pt-6">
      <p className="font-mono text-micro text-ink-muted">
        <span className="mb-1 block uppercase">{messages.id}</span>
        <span className="text-ink wrap-anywhere">{id}</span>
      </p>
      <Button tone="quiet" size="sm" width="full" onClick={() => onCopyId(id)}>
        <Icon aria-hidden className="size-4" />
        <span aria-live="polite">{copied ? format({ key: 'idCopied' }) : messages.copyId}</span>
      </Button>
    </div>
  )
}
