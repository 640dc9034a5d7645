import { toast } from 'sonner'
import { expect, test, vi } from 'vitest'
import { dismissToasts, showToast } from './toast.tsx'

test('removes a toast whose code is still loading', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  showToast({ tone: 'info', message: 'First' })
  dismissToasts()
  await expect.poll(() => toast.getHistory()).toHaveLength(1)
  await expect.poll(() => toast.getToasts()).toEqual([])
})
