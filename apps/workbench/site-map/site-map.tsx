import { paths, type PathName } from '@meridian-2117/contract/paths/paths'
import { useEffect, useState } from 'react'
import { machineLinks } from '../machines/machine-links.ts'
import { StorybookAnchor, StorybookLinks } from '../shared/storybook-links.tsx'

/** `screens-buy-collectible` for `Screens/Buy Collectible`: a title in the form of an id. */
const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

interface ScreenMeta {
  title: string
  parameters: { page: { addresses: readonly string[]; described: string } }
}

/** The meta of the stories of each screen, with the parameter `page`. */
const screenMetas = Object.values(
  import.meta.glob<Partial<ScreenMeta>>('../../../packages/ui/src/screens/*/*.stories.tsx', {
    eager: true,
    import: 'default',
  }),
).filter((meta): meta is ScreenMeta => meta.parameters?.page !== undefined)

interface PageRow {
  name: PathName
  address: string
  screens: readonly { title: string; described: string }[]
}

const pageRows: readonly PageRow[] = (Object.keys(paths) as PathName[]).map((name) => ({
  name,
  address: paths[name],
  screens: screenMetas
    .filter(({ parameters: { page } }) => page.addresses.includes(paths[name]))
    .map(({ title, parameters: { page } }) => ({ title, described: page.described })),
}))

interface Story {
  id: string
  name: string
  title: string
}

/** Reads the stories of every screen by its title from Storybook's index, without behaviour stories. */
function useStories(): ReadonlyMap<string, readonly Story[]> {
  const [stories, setStories] = useState<ReadonlyMap<string, readonly Story[]>>(new Map())
  useEffect(() => {
    const reading = new AbortController()
    fetch('./index.json', { signal: reading.signal })
      .then(async (answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(
        ({ entries }) =>
          setStories(Map.groupBy(Object.values(entries).filter(isState), ({ title }) => title)),
        // The reader has left the page.
        () => {},
      )
    return () => reading.abort()
  }, [])
  return stories
}

interface IndexEntry extends Story {
  type: 'docs' | 'story'
  tags: readonly string[]
}

const isState = ({ type, tags }: IndexEntry) => type === 'story' && !tags.includes('behaviour')

/** Lists every address of the site with its screens, and the chapter that describes them. */
export function SiteMap() {
  const stories = useStories()
  return (
    <>
      <StorybookLinks title="Machines, with their states" links={machineLinks} className="mb-8" />
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-seam-strong font-mono text-micro text-ink-muted uppercase">
            <th scope="col" className="py-2 pr-6 font-normal">
              Address
            </th>
            <th scope="col" className="py-2 pr-6 font-normal">
              Screens
            </th>
            <th scope="col" className="py-2 font-normal">
              In docs/product.md
            </th>
          </tr>
        </thead>
        <tbody>
          {pageRows.map(({ name, address, screens }) => (
            <tr key={name} className="border-b border-seam align-top">
              <th scope="row" className="py-2.5 pr-6 font-mono font-normal">
                {address}
                <span className="block text-micro text-ink-muted">{name}</span>
              </th>
              <td className="py-2.5 pr-6">
                {screens.length === 0 && <span className="text-ink-muted">redirect or 404 page</span>}
                {screens.map(({ title }) => (
                  <div key={title} className="not-first:mt-3">
                    <StorybookAnchor id={`${idOf(title)}--docs`}>
                      {title.replace('Screens/', '')}
                    </StorybookAnchor>
                    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-micro">
                      {stories.get(title)?.map((story) => (
                        <li key={story.id}>
                          <StorybookAnchor
                            id={story.id}
                            className="text-ink-muted underline decoration-seam-strong underline-offset-4 hover:text-ink"
                          >
                            {story.name}
                          </StorybookAnchor>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </td>
              <td className="py-2.5 wrap-anywhere text-ink-muted">
                {[...new Set(screens.map(({ described }) => described.replace('docs/product.md', '')))].join(
                  ' ',
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
