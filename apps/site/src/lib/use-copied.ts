import type { Message } from '@meridian-2117/contract/messages/message'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { useEffect, useState } from 'react'

/** Milliseconds for which a button says "copied". */
const copiedMs = 2000

/** Copies text to the clipboard, and reports it for two seconds after the last press; a failure shows a toast. */
export function useCopied(failure: Message = { key: 'idUncopied' }): {
  copied: boolean
  copy: (text: string) => void
} {
  const [presses, setPresses] = useState(0)

  useEffect(() => {
    if (presses === 0) return
    const timer = setTimeout(() => setPresses(0), copiedMs)
    return () => clearTimeout(timer)
  }, [presses])

  const write = async (text: string) => {
    try {
      // Insecure pages have no clipboard; that failure is caught here too.
      await navigator.clipboard.writeText(text)
      setPresses((before) => before + 1)
    } catch {
      showToast({ tone: 'error', message: failure })
    }
  }
  return { copied: presses > 0, copy: (text) => void write(text) }
}
