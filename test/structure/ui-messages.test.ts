import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The linter refuses texts in the elements of ui (oxlint.config.ts).
test('formats a message of the contract by its key, in the texts of the host', () => {
  const parts = globSync('packages/ui/src/{components,dialogs,layouts,lib,screens,sections}/**/*.{ts,tsx}', {
    exclude: ['**/*.{test,stories}.*'],
  })
  expect(parts.length).toBeGreaterThan(150)
  const readers = parts.filter((file) => readFileSync(file, 'utf8').includes("contract/messages/messages'"))
  expect(readers.toSorted()).toEqual(['packages/ui/src/lib/messages.ts', 'packages/ui/src/lib/toast.tsx'])
})
