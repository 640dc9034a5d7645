import { Unstyled } from '@storybook/addon-docs/blocks'
import { paths, type PathName } from '@meridian-2117/contract/paths/paths'
import { folderOf, machines, titleOf } from '@meridian-2117/flows/machines'
import { builtPages, findRouteModule } from '@meridian-2117/site/pages'
import { Fragment, type ReactNode } from 'react'
import { FileLink } from '../shared/repository.tsx'
import { StorybookAnchor } from '../shared/storybook-links.tsx'

const root = '../../../'

const screenFiles = Object.keys(import.meta.glob('../../../packages/ui/src/screens/*/*')).map((file) =>
  file.slice(root.length),
)

/** The code of the site's features, by file. */
const features = import.meta.glob<string>(
  ['../../site/src/features/*/*.{ts,tsx}', '!**/*.{stories,test}.*'],
  { query: '?raw', import: 'default', eager: true },
)

/** Adds the machines that a file runs, itself or by its imports from the same feature. */
function addMachines(file: string, found: Set<string>, seen: Set<string>): void {
  const source = features[file]
  if (source === undefined || seen.has(file)) return
  seen.add(file)
  for (const [, id = ''] of source.matchAll(/\b(\w+)Machine\b/g)) if (id in machines) found.add(id)
  for (const [, name = ''] of source.matchAll(/'\.\/([\w.-]+)'/g))
    addMachines(file.replace(/[^/]+$/, name), found, seen)
}

/** Returns the route modules of a screen's addresses; another address leads to the same page or redirects. */
function routesOf(addresses: readonly string[]): readonly string[] {
  const names: readonly PathName[] = builtPages.map(({ name }) => name)
  const shown = names.filter((name) => addresses.includes(paths[name]))
  return shown.map((name) => findRouteModule(Object.keys(features), name))
}

interface ScreenFactsProps {
  /** The file of the screen's stories, as Storybook's index names it. */
  storyFile: string
  addresses: readonly string[]
  /** The chapter that describes the screen. */
  described: string
}

/** Lists where a screen is in the code: its addresses and routes, machines with states, messages and files. */
export function ScreenFacts({ storyFile, addresses, described }: ScreenFactsProps) {
  const folder = storyFile.replace(/^\.\/|[^/]+$/g, '')
  const files = screenFiles.filter((file) => file.startsWith(folder))
  const messages = files.filter((file) => file.endsWith('.messages.ts'))
  const routes = routesOf(addresses)
  const found = new Set<string>()
  for (const route of routes) addMachines(route, found, new Set())
  return (
    <Unstyled>
      <dl className="mb-6 grid gap-x-8 gap-y-2 border-y border-seam py-3 text-sm text-ink sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Fact name="Address">{addresses.length > 0 ? addresses.join('  ') : 'none of its own'}</Fact>
        <Fact name="Described in">
          <FileLink path={described} />
        </Fact>
        {routes.length > 0 && (
          <Fact name="Route">
            <Files files={routes.map((route) => route.replace('../../', 'apps/'))} />
          </Fact>
        )}
        {found.size > 0 && (
          <Fact name="Machine">
            {[...found].map((id) => (
              <Fragment key={id}>
                <StorybookAnchor id={`flows-machines--${folderOf(id)}`}>{titleOf(id)}</StorybookAnchor>
                <span className="block text-ink-muted">
                  {Object.keys(machines[id]!.fixtures.states).join(', ')}
                </span>
              </Fragment>
            ))}
          </Fact>
        )}
        <Fact name="Messages">{messages.length > 0 ? <Files files={messages} /> : 'of its parts'}</Fact>
        <Fact name="Files">
          <Files files={files.filter((file) => !messages.includes(file))} />
        </Fact>
      </dl>
    </Unstyled>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 font-mono">{children}</dd>
    </>
  )
}

function Files({ files }: { files: readonly string[] }) {
  return (
    <ul className="grid">
      {files.map((file) => (
        <li key={file}>
          <FileLink path={file} />
        </li>
      ))}
    </ul>
  )
}
