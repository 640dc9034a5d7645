const open = new Set<CloseWatcher>()

/** Records what waits for a close request, such as Android's Back, during a story. */
export function withCloseRequests(): () => void {
  const { CloseWatcher } = window
  if (!CloseWatcher) throw new Error('This browser has no CloseWatcher')
  window.CloseWatcher = class extends CloseWatcher {
    constructor() {
      super()
      open.add(this)
    }
    override destroy = () => {
      open.delete(this)
      super.destroy()
    }
  }
  return () => {
    open.clear()
    window.CloseWatcher = CloseWatcher
  }
}

/** Sends the newest close request, as Android's Back does; returns `false` where nothing waits for one. */
export function goBack(): boolean {
  const newest = [...open].at(-1)
  if (!newest) return false
  open.delete(newest)
  newest.requestClose()
  return true
}
