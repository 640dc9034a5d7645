import { expect, test } from 'vitest'
import { failedHistory, loadedHistory } from './get-history.ts'

test('shows an answered history as bars, or as empty with the server’s message or the product’s', () => {
  const purchase = { title: 'Shard', amount: 10, createdAt: 0 }
  expect(loadedHistory([purchase], 'ignored')).toEqual({ status: 'loaded', purchases: [purchase] })
  expect(loadedHistory([], 'Nothing yet')).toEqual({ status: 'empty', message: 'Nothing yet' })
  expect(loadedHistory([])).toEqual({ status: 'empty', message: { key: 'historyEmpty' } })
})

test('shows a failed history as an error, unless the server found no payments', () => {
  expect(failedHistory('No payments found for this user')).toEqual({
    status: 'empty',
    message: 'No payments found for this user',
  })
  expect(failedHistory('Down for repairs')).toEqual({ status: 'error', message: 'Down for repairs' })
  expect(failedHistory()).toEqual({ status: 'error', message: { key: 'historyUnread' } })
})
