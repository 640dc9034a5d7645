import { showToast } from '@meridian/ui/lib/toast'
import { loadCode } from './load-code.ts'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads a module after the page, once it is `enabled`. A failed load shows a toast, and the next press retries;
 * `presses` counts them. Pass the same `load` on each render.
 */
export function useLazyModule<Code extends object>(
  load: () => Promise<Code>,
  { enabled, presses, onFailure }: { enabled: boolean; presses: number; onFailure?: () => void },
): Code | undefined {
  const [code, setCode] = useState<Code>()
  const fail = useEffectEvent(() => {
    showToast({ tone: 'error', message: { key: 'somethingWentWrong' } })
    onFailure?.()
  })
  useEffect(() => {
    if (code || !enabled) return
    let overtaken = false
    loadCode(load).then(
      (loaded) => !overtaken && startTransition(() => setCode(loaded)),
      () => !overtaken && presses > 0 && fail(),
    )
    return () => {
      overtaken = true
    }
  }, [code, load, enabled, presses])
  return code
}
