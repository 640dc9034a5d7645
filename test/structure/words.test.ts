import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsIn } from '../../.storybook/desk/words-in.ts'

/** What is no word of a page: content that it tells, as data would, and the sample that stands in for an item. */
const content = [
  'lib/item-preview.ts',
  'screens/about/fronts.ts',
  'screens/funnel/campaign.ts',
  'screens/funnel/offer.ts',
  'sections/news-section/news.ts',
].map((file) => `packages/ui/src/${file}`)

const parts = globSync(
  'packages/ui/src/{components,dialogs,frames,lib,screens,sections}/**/*.{ts,tsx}',
).filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
const wordsOf = (file: string) => wordsIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)

test('what the product shows has its words in catalogues that a host can replace', () => {
  expect(parts.length).toBeGreaterThan(200)
  expect(parts.filter((file) => !content.includes(file)).flatMap(wordsOf)).toEqual([])
})

test('what is set apart as content has words in it', () => {
  expect(content.filter((file) => wordsOf(file).length === 0)).toEqual([])
})

test('a word that stands in a component is found, wherever it is shown', () => {
  expect(
    wordsIn(`
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
