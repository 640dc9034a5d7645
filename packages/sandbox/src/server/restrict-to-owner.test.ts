import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { restrictToOwner } from './restrict-to-owner.ts'

const failing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: chmod`), { code })
}

function watchWarnings() {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  return warn
}

test('closes a folder to others', () => {
  const warn = watchWarnings()
  const folder = mkdtempSync(join(tmpdir(), 'meridian-rights-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  restrictToOwner(folder, 0o500)
  expect(statSync(folder).mode & 0o777).toBe(0o500)
  expect(warn).not.toHaveBeenCalled()
})

test.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'warns of a disk that answers %s, as network shares do, and goes on',
  (code) => {
    const warn = watchWarnings()
    restrictToOwner('/share/data', 0o700, failing(code))
    expect(warn.mock.calls).toEqual([
      [
        `The rights of /share/data cannot be changed (${code}): make sure that other users of this computer cannot read it.`,
      ],
    ])
  },
)

test('fails for any other reason', () => {
  expect(() => restrictToOwner('/share/data', 0o700, failing('ENOENT'))).toThrow('ENOENT')
})
