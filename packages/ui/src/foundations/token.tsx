import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

/** Shows a name in code, and copies it when pressed. */
export function CopyToken({ token }: { token: string }) {
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Copy
  // On a plain address of the network nothing can be copied by script; there the name can be selected.
  if (!isSecureContext) return <code className="font-mono text-sm">{token}</code>
  return (
    <button
      type="button"
      aria-label={`Copy ${token}`}
      onClick={() => void navigator.clipboard.writeText(token).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
      className="-mx-1.5 inline-flex max-w-full items-center gap-2 rounded-control px-1.5 py-1 text-left font-mono text-sm text-ink transition-colors hover:bg-plate hover:text-signal-bright"
    >
      <span className="min-w-0 wrap-anywhere">{token}</span>
      <Icon aria-hidden className="size-3.5 shrink-0 text-ink-muted" />
    </button>
  )
}
