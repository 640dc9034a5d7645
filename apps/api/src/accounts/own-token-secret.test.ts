import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownTokenSecret } from './own-token-secret.ts'
import { shortestTokenSecret } from './tokens.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('makes a secret once for each data folder, for its owner alone', () => {
  const [folder, other] = [newFolder(), newFolder()]
  const secret = ownTokenSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(shortestTokenSecret)
  expect(ownTokenSecret(folder)).toBe(secret)
  expect(ownTokenSecret(other)).not.toBe(secret)
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600)
})

test('replaces a secret that was not written whole', () => {
  const folder = newFolder()
  ownTokenSecret(folder)
  truncateSync(join(folder, 'token-secret'), 5)
  const secret = ownTokenSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(shortestTokenSecret)
  expect(ownTokenSecret(folder)).toBe(secret)
})
