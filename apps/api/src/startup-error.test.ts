import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { StartupError, startupErrorOf } from './startup-error.ts'

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

test.each([
  ['the system', withCode('ENOSPC: no space left on device, copyfile', 'ENOSPC')],
  ['PostgreSQL', new DrizzleQueryError('insert', [], withCode('could not extend file', '53100'))],
  ['the embedded database', new Error('could not write to file "base/5/1": No space left on device')],
])('names a full disk that %s reports', (_, error) => {
  const problem = startupErrorOf(error)
  expect(problem).toBeInstanceOf(StartupError)
  expect(problem?.message).toMatch(/^The disk of the database is full: /)
  expect(problem?.message).not.toContain('Failed query')
})

test('keeps a start problem as it is, and changes no programming error into one', () => {
  const problem = new StartupError('Port 1 is taken.')
  expect(startupErrorOf(problem)).toBe(problem)
  expect(startupErrorOf(new TypeError('x is undefined'))).toBe(undefined)
})
