import { expect, test } from 'vitest'
import { touchedStories, type ModuleGraph } from './touched-stories.ts'

const importedBy = (id: string, ...importers: string[]) => ({
  id,
  reasons: importers.map((moduleName) => ({ moduleName })),
})

const graph: ModuleGraph = {
  modules: [
    importedBy('./ui/button.tsx', './ui/button.stories.tsx', './ui/dialog.tsx'),
    importedBy('./ui/dialog.tsx', './ui/dialog.stories.tsx', './ui/button.tsx'),
    importedBy('./ui/header.tsx', './ui/header.stories.tsx', './.storybook/preview.tsx'),
  ],
}
const everywhere = ['package-lock.json', 'public/**']

test('a change touches the stories that import it, however far up, in a circle, too', () => {
  expect(touchedStories(graph, ['ui/button.tsx'], everywhere)).toEqual(
    new Set(['./ui/button.stories.tsx', './ui/dialog.stories.tsx']),
  )
})

test('a story that is changed itself is touched', () => {
  expect(touchedStories(graph, ['ui/header.stories.tsx'], everywhere)).toEqual(
    new Set(['./ui/header.stories.tsx']),
  )
})

test('what no story imports touches none', () => {
  expect(touchedStories(graph, ['README.md', 'api/server.ts'], everywhere)).toEqual(new Set())
})

test('what every story is drawn with touches all', () => {
  expect(touchedStories(graph, ['ui/header.tsx'], everywhere)).toBe('all')
  expect(touchedStories(graph, ['public/pictures/gate.avif'], everywhere)).toBe('all')
})
