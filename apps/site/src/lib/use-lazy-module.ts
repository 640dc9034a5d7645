import { showToast } from '@meridian/ui/lib/toast'
import { loadCode } from './load-code.ts'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/**
 * Code that comes after the page, once it is `wanted`. Where it does not come, whoever waits for it is told, and it is
 * fetched again with the next press; `presses` counts those that wait. `load` stays the same function.
 */
export function useLazyModule<Code extends object>(
  load: () => Promise<Code>,
  { wanted, presses, onFailure }: { wanted: boolean; presses: number; onFailure?: () => void },
): Code | undefined {
  const [code, setCode] = useState<Code>()
  const fail = useEffectEvent(() => {
    showToast({ tone: 'error', message: { key: 'somethingWentWrong' } })
    onFailure?.()
  })
  useEffect(() => {
    if (code || !wanted) return
    let overtaken = false
    loadCode(load).then(
      (loaded) => !overtaken && startTransition(() => setCode(loaded)),
      () => !overtaken && presses > 0 && fail(),
    )
    return () => {
      overtaken = true
    }
  }, [code, load, wanted, presses])
  return code
}
