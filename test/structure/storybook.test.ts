import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { messages, serverMessages } from '@meridian/contract/messages/messages'
import { builtPages } from '@meridian/site/pages'
import { expect, test } from 'vitest'
import { folderOf, machines } from '@meridian/flows/machines'
import { reachableStates } from '@meridian/flows/testing/reachable-states'
import { chains, type Chain } from '../../apps/workbench/chains/chains.ts'
import { messageOccasions, messageUses } from '../../apps/workbench/copy-deck/message-uses.ts'
import { screensOfPage } from './page-screens.ts'

const screens = globSync('packages/ui/src/screens/*/').map((folder) => {
  const name = basename(folder)
  return { name, stories: readFileSync(`${folder}/${name}.stories.tsx`, 'utf8') }
})

const pagesThatDraw = (screen: string) =>
  builtPages.filter((page) => screensOfPage(page.name).includes(screen))

test.each(screens)('gives the stories of $name its addresses', ({ name, stories }) => {
  const [, addresses = ''] = /^ +(?:parameters: \{ )?page: \{\s*addresses: \[(.*?)\]/ms.exec(stories) ?? []
  const named = addresses.matchAll(/paths\.(\w+)/g)
  expect(Array.from(named, ([, path = '']) => path).toSorted()).toEqual(
    pagesThatDraw(name)
      .map((page) => page.name)
      .toSorted(),
  )
})

test('shows every message of the copy deck somewhere, with its occasion', () => {
  const uses = messageUses()
  const keys = Object.keys({ ...messages, ...serverMessages })
  expect(keys.filter((key) => !uses[key]?.length)).toEqual([])
  const occasions = messageOccasions()
  expect(keys.filter((key) => !occasions[key])).toEqual([])
})

test.each([
  ['packages/flows/src/*/*', '.machine.ts'],
  ['apps/site/src/features/*/*', '.states.stories.tsx'],
])('lists every machine once, with %s%s', (path, suffix) => {
  const files = globSync(`${path}${suffix}`).map((file) => basename(file, suffix))
  expect(files.toSorted()).toEqual(Object.keys(machines).map(folderOf).toSorted())
})

test.each(Object.values(machines))('has a story for each state of $machine.id', ({ machine, fixtures }) => {
  const [file = ''] = globSync(`apps/site/src/features/*/${folderOf(machine.id)}.states.stories.tsx`)
  const beginPattern = new RegExp(
    `^export const (\\w+): Story = [^]*?begin: \\{ ${machine.id}: '(.+?)' \\}`,
    'gm',
  )
  const stories = readFileSync(file, 'utf8').matchAll(beginPattern)
  const nameOf = (state: string) =>
    state.replaceAll(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase())
  expect(Array.from(stories, ([, name, state]) => ({ name, state }))).toEqual(
    reachableStates(machine, fixtures).map(({ name }) => ({ name: nameOf(name), state: name })),
  )
})

const storyFiles = globSync('{packages/ui,apps/site}/src/**/*.stories.tsx').map((file) =>
  readFileSync(file, 'utf8'),
)

test.each(Object.entries<Chain>(chains))(
  'has a story for every picture of the chain %s',
  (_, { scenes, phone = [] }) => {
    const missing = [...scenes, ...phone].filter((scene) => {
      if ('machine' in scene) {
        const { machine, fixtures } = machines[scene.machine] ?? {}
        return !machine || !reachableStates(machine, fixtures!).some(({ name }) => name === scene.state)
      }
      const stories = storyFiles.find((source) => source.includes(`title: '${scene.title}'`))
      return !stories?.toLowerCase().includes(`export const ${scene.story.replaceAll('-', '')}:`)
    })
    expect(missing).toEqual([])
  },
)

test('has a picture in a chain for each state that a player may be in', () => {
  const scenes = Object.values<Chain>(chains).flatMap(({ scenes: desktopScenes, phone = [] }) => [
    ...desktopScenes,
    ...phone,
  ])
  const shown = new Set(scenes.map((scene) => ('machine' in scene ? `${scene.machine}: ${scene.state}` : '')))
  const shownMachines = new Set(scenes.flatMap((scene) => ('machine' in scene ? [scene.machine] : [])))
  const missing = [...shownMachines].flatMap((machine) =>
    (machines[machine]?.fixtures.resumable ?? [])
      .map((state) => `${machine}: ${state}`)
      .filter((scene) => !shown.has(scene)),
  )
  expect(missing, 'apps/workbench/chains/chains.ts').toEqual([])
})
