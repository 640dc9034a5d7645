import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partsOfUi, sourceFiles } from '../../apps/workbench/copy-deck/source-files.ts'
import { sentencesIn } from '../../apps/workbench/copy-deck/sentences-in.ts'

const parts = sourceFiles(partsOfUi)
const textsOf = (file: string) => sentencesIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)

test('keeps what the product shows in messages that a host can override', () => {
  expect(parts.length).toBeGreaterThan(185)
  expect(parts.flatMap(textsOf)).toEqual([])
})

test('formats a message of the contract by its key, in the texts of the host', () => {
  const read = parts.map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  expect(read.filter(({ source }) => source.includes('useFormatMessage()')).length).toBeGreaterThan(4)
  const readers = read
    .filter(({ source }) => source.includes("contract/messages/messages'"))
    .map(({ file }) => file)
  expect(readers).toEqual(['packages/ui/src/lib/format-message.ts', 'packages/ui/src/lib/toast.tsx'])
})

test('requires text in an element that is set apart as content', () => {
  const content = sourceFiles('packages/ui/src/content/*.ts')
  expect(content.length).toBeGreaterThan(3)
  expect(content.filter((file) => textsOf(file).length === 0)).toEqual([])
})

test('finds a text in a component, wherever it is shown', () => {
  expect(
    sentencesIn(`
      const rows = [{ key: 'price', label: 'Price' }]
      const titles: Record<'Not read', string> = { open: 'Connect Wallet' }
      const noteOf = (name) => \`Open \${name}, and share an account.\`
      const sizes = '(width < 64rem) 100vw, 42rem'
      if (!titles) throw new Error('Nothing is there.')
      const Part = ({ label = 'Order', busy }) => (
        <section aria-label="Yours" className="mt-4" tone="quiet">
          Read me
          {busy ? 'Wait' : words.pay}
          {busy && \`Wait for \${name}\`}
          {say('told')}
          <img alt="" title={busy ? 'Busy' : undefined} />
        </section>
      )`).toSorted(),
  ).toEqual([
    ', and share an account.',
    'Busy',
    'Connect Wallet',
    'Order',
    'Price',
    'Read me',
    'Wait',
    'Wait for',
    'Yours',
  ])
})
