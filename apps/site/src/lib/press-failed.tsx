import { showToast } from '@meridian-2117/ui/lib/toast'
import { useEffect, useEffectEvent, useState } from 'react'

/** A part that answers presses. */
export interface PressedProps {
  /** `true` from a press that the part answers until it calls `onEnd`. */
  pressed: boolean
  onEnd: () => void
}

/** Reports in a toast that the code for a press did not load. The next press loads it again. */
export function PressFailed({ pressed, onEnd, onRetry }: PressedProps & { onRetry: () => void }) {
  const [waits, setWaits] = useState(pressed)
  if (waits && !pressed) setWaits(false)
  const answer = useEffectEvent(() => {
    if (!waits) return onRetry()
    showToast({ tone: 'error', message: { key: 'somethingWentWrong' } })
    onEnd()
  })
  useEffect(() => {
    if (pressed) answer()
  }, [pressed])
  return null
}
