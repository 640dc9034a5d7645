import { expect, test } from 'vitest'
import { storeOver } from './key-value-store.ts'

const refusing = storeOver(() => {
  throw new Error('denied')
})

test('falls back to memory when the browser refuses its storage', () => {
  expect(refusing.get('auth')).toBeNull()
  refusing.set('auth', 'kept')
  expect(refusing.get('auth')).toBe('kept')
  expect(refusing.names()).toEqual(['auth'])
  refusing.remove('auth')
  expect(refusing.get('auth')).toBeNull()
})

test('keeps in memory what a full storage cannot take', () => {
  const full = storeOver(
    () =>
      ({
        getItem: () => 'old',
        setItem: () => {
          throw new Error('quota')
        },
      }) as unknown as Storage,
  )
  expect(full.get('auth')).toBe('old')
  full.set('auth', 'new')
  expect(full.get('auth')).toBe('new')
})
