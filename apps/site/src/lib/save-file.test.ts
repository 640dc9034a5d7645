import { expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

test('keeps the address of a download for a minute, as Safari reads it late', () => {
  vi.useFakeTimers()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  vi.stubGlobal('document', { createElement: () => ({ click: () => undefined }) })
  saveFile({ name: 'a.csv', type: 'text/csv', text: '' })
  vi.advanceTimersByTime(59_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledOnce()
})
