import { showToast } from '@meridian/ui/lib/toast'
import { loadCode } from './load-code.ts'
import { startTransition, useEffect, useState } from 'react'

/**
 * Code that comes after the page, once it is `wanted`. Where it does not come, whoever waits for it is told, and it is
 * fetched again with the next press; `presses` counts those that wait. `load` stays the same function.
 */
export function useLazyModule<Code extends object>(
  load: () => Promise<Code>,
  { wanted, presses }: { wanted: boolean; presses: number },
): Code | undefined {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (code || !wanted) return
    let overtaken = false
    loadCode(load).then(
      (loaded) => !overtaken && startTransition(() => setCode(loaded)),
      () => !overtaken && presses > 0 && showToast({ tone: 'error', message: { key: 'somethingWentWrong' } }),
    )
    return () => {
      overtaken = true
    }
  }, [code, load, wanted, presses])
  return code
}
