import { paths, type PathName } from '@meridian/contract/rules/paths'
import { pages } from '../pages.ts'

/** `screens-buy-collectible` for `Screens/Buy Collectible`: a title as it stands in an address. */
const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

interface Place {
  name: PathName
  address: string
  screens: readonly { title: string; spec: string }[]
}

const places: readonly Place[] = (Object.keys(paths) as PathName[]).map((name) => ({
  name,
  address: paths[name],
  screens: Object.entries(pages)
    .filter(([, { addresses }]) => addresses.includes(paths[name]))
    .map(([title, { spec }]) => ({ title, spec })),
}))

/** Every address of the site, the screens that stand there, and where the specification has them. */
export function SiteMap() {
  return (
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
            Specification
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, address, screens }) => (
          <tr key={name} className="border-b border-seam align-top">
            <th scope="row" className="py-2.5 pr-6 font-mono font-normal">
              {address}
              <span className="block text-micro text-ink-muted">{name}</span>
            </th>
            <td className="py-2.5 pr-6">
              {screens.length === 0 && (
                <span className="text-ink-muted">another address or the 404 page</span>
              )}
              {screens.map(({ title }) => (
                <a
                  key={title}
                  href={`./?path=/docs/${idOf(title)}--docs`}
                  target="_top"
                  className="block text-signal hover:text-signal-bright"
                >
                  {title.replace('Screens/', '')}
                </a>
              ))}
            </td>
            <td className="py-2.5 text-ink-muted">
              {[...new Set(screens.map(({ spec }) => spec))].join('; ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
