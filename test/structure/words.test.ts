import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsIn } from '../../.storybook/desk/words-in.ts'
import { chains, reachedFrom } from '../../scripts/pack/chains.ts'

/** What the chains show that others install: its words are in `ui/src/words`, where a host replaces them. */
const shown = reachedFrom(
  Object.values(chains).flatMap((parts) => parts.map((part) => `packages/ui/src/${part}.tsx`)),
)

test('what the chains of buying, listing and selling show has its words in catalogues that a host can replace', () => {
  expect(shown.size).toBeGreaterThan(60)
  const written = [...shown]
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => wordsIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
  expect(written).toEqual([])
})

test('a word that stands in a component is found, wherever it is shown', () => {
  expect(
    wordsIn(`
      const rows = [{ key: 'price', label: 'Price' }]
      const Part = ({ label = 'Order', busy }) => (
        <section aria-label="Yours" className="mt-4" tone="quiet">
          Read me
          {busy ? 'Wait' : words.pay}
          {busy && \`Wait for \${name}\`}
          {say('told')}
          <img alt="" title={busy ? 'Busy' : undefined} />
        </section>
      )`).toSorted(),
  ).toEqual(['Busy', 'Order', 'Price', 'Read me', 'Wait', 'Wait for', 'Yours'])
})
