import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { messages, serverMessages } from '@meridian/contract/messages/messages'
import { builtPages } from '@meridian/site/pages'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { folderOf, machines } from '@meridian/flows/machines'
import { reachableStates } from '@meridian/flows/testing/reachable-states'
import { chains, type Chain } from '../../apps/workbench/chains/chains.ts'
import { messageSets, messageOccasions, messageUses } from '../../apps/workbench/copy-deck/message-uses.ts'
import { pageMachines } from '../../apps/workbench/site-map/page-machines.ts'
import { screensOfPage } from './page-screens.ts'

test("takes the colours of Storybook itself from the product's tokens", () => {
  const tokens = readFileSync('packages/ui/src/theme/theme.css', 'utf8')
  const colours = [...readFileSync('.storybook/theme.ts', 'utf8').matchAll(/#[0-9a-f]{6}\b/g)].map(
    ([hex]) => hex,
  )
  expect(colours.length).toBeGreaterThan(10)
  expect(colours.filter((hex) => !tokens.includes(`${hex};`))).toEqual([])
})

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

test('shows a screen without header and footer in Storybook where the site does', () => {
  const alone = screens.filter(({ name }) => {
    const drawing = pagesThatDraw(name)
    return drawing.length > 0 && drawing.every(({ bare }) => bare)
  })
  expect(alone.map(({ name }) => name)).toContain('stripe-payment')
  expect(alone.filter(({ stories }) => stories.includes('withSiteFrame'))).toEqual([])
})

test('sets the default of a prop in the signature, where the prop table reads it', () => {
  const sources = globSync('packages/ui/src/**/*.tsx')
  expect(sources.length).toBeGreaterThan(150)
  const hidden = sources.filter((file) => readFileSync(file, 'utf8').includes('defaultVariants'))
  expect(hidden, "({ tone = 'primary' }) in place of cva's defaultVariants").toEqual([])
})

/** Lists the still stories of a file whose play acts without an iframe around them. */
function actsInThePage(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const acting: string[] = []
  new Visitor({
    ExportNamedDeclaration: ({ start, end }) => {
      const [, name, story] = /^export const (\w+): Story = ([^]*)/.exec(source.slice(start, end)) ?? []
      if (story && /\b(userEvent|fireEvent)\./.test(story) && !/'behaviour'|\bdocs: \{ window/.test(story))
        acting.push(`${file}: ${name}`)
    },
  }).visit(parseSync(file, source).program)
  return /\bdocs: \{ window/.test(source.slice(0, source.indexOf('export default'))) ? [] : acting
}

// A docs page renders components without their plays; every other story has an iframe there.
test('shows a component on its docs page as after its play', () => {
  const files = globSync('packages/ui/src/components/**/*.stories.tsx')
  expect(files.length).toBeGreaterThan(30)
  expect(files.flatMap(actsInThePage)).toEqual([])
})

const sourcesUnder = (...globs: string[]) =>
  globSync(globs)
    .filter((file) => !/\.(stories|test)\.tsx$|\/foundations\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
const foundation = (name: string) => readFileSync(`packages/ui/src/foundations/${name}.stories.tsx`, 'utf8')
const imported = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' ')[0]!)
      .filter((name) => name !== '' && name !== 'type'),
  )

test("shows the product's icons among the foundations", () => {
  const used = sourcesUnder('{packages/ui,packages/sandbox,apps/site}/src/**/*.tsx').flatMap(imported)
  const shownIcons = imported(foundation('icons'))
  expect([...new Set(used)].toSorted()).toEqual(shownIcons.toSorted())
})

test('plays everything that moves among the foundations', () => {
  const theme = readFileSync('packages/ui/src/theme/theme.css', 'utf8')
  const tokens = [...theme.matchAll(/^ {2}--(animate-[\w-]+):/gm)].flatMap(([, token = '']) =>
    // Elements leave the way they came.
    token.endsWith('-out') ? [] : [token],
  )
  const motion = foundation('motion')
  expect(tokens.length).toBeGreaterThan(5)
  expect(tokens.filter((token) => !motion.includes(`'${token}'`))).toEqual([])
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

test('describes the purpose and the readers of each message file in the copy deck', () => {
  const silent = Object.entries(messageSets()).filter(([, { about, files }]) => !about || files.length === 0)
  expect(silent.map(([name]) => name)).toEqual([])
})

test('describes on the site map what runs at an address', () => {
  const { collectibles, profileLands, walletWelcome, about } = pageMachines()
  expect({ collectibles, profileLands, walletWelcome, about }).toEqual({
    collectibles: ['sell'],
    profileLands: ['listing'],
    walletWelcome: ['walletPages'],
    about: [],
  })
})
