import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSandbox } from './sandbox.ts'
import { openSandboxStorage } from './storage.ts'

function sandboxFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'data', 'sandbox.sqlite')
}

const openSandbox = (file: string) =>
  createSandbox({ storage: openSandboxStorage(file), services: ['cards', 'mail'] })

const order = {
  amountCents: 12050,
  currency: 'usd',
  description: 'Void Runner',
  idempotencyKey: 'key',
  metadata: { userId: 'user-1', productId: 'nfa-1' },
}

test('shares the payments of one file among servers, over a restart', async () => {
  const file = sandboxFile()
  const [first, second] = [openSandbox(file), openSandbox(file)]
  const payment = await first.cards.open(order)
  expect(await second.cards.open(order)).toEqual(payment)
  await second.cards.charge(payment.id, 'pm_sandbox_pays_1')
  expect(await openSandbox(file).cards.read(payment.id)).toEqual({ ...payment, status: 'succeeded' })
})

test('lets only the owner of the file read it', async () => {
  const file = sandboxFile()
  openSandbox(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
