import { collectibles, parcels } from '@meridian-2117/contract/fixtures'
import {
  isPhoneCrop,
  parsePicture,
  pictureFamilies,
  picturePath,
  type OwnPicture,
} from '../pictures/pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../stories/widths.ts'
import { FilmPlayer } from '../components/film-player/film-player.tsx'
import { Picture } from '../components/picture/picture.tsx'
import { heroPictures, type HeroPicture } from '../pictures/hero-pictures.ts'
import { instantSellPicture } from '../sections/instant-sell-card/instant-sell-card.tsx'
import { screenPictures, trailer, type ScreenPicture } from '../pictures/screen-pictures.ts'
import { campaign } from '../content/campaign.ts'
import { usePictures } from '../pictures/pictures-provider.ts'

const meta = { title: 'Foundations/Pictures', parameters: { chromatic: oneWidth } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every picture of ours, by family: its size, the weight and the budget of its files, and its text alternative. */
export const ContactSheet: Story = {
  render: () => (
    <div className="mx-auto max-w-page px-4 py-10 sm:px-6 lg:px-8 lg:py-16">
      <Summary />
      {families.map((family) => (
        <Family key={family.title} {...family} />
      ))}
      <Film />
      <Drawn />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('details > table')).toHaveLength(pictures.length)
    const overweight = [...canvasElement.querySelectorAll('[data-over-budget="true"]')]
    await expect(overweight.map((cell) => cell.textContent)).toEqual([])
    await expect(pictures.filter(({ alt }) => alt === '').map(({ id }) => id)).toEqual([])
  },
}

interface Bytes {
  avif: number
  webp: number
  budget: number
}

interface Manifest {
  pictures: Record<string, { width: number; height: number; bytes: Record<string, Bytes> }>
  vectors: { files: readonly string[] }
  film: { bytes: Record<string, number>; budget: number }
}

// The record lies outside this package: Vite can import it, TypeScript cannot resolve it.
const [manifest] = Object.values(
  import.meta.glob<Manifest>('../../../../art/manifest.json', { eager: true, import: 'default' }),
)

// The host of the stories uses this address for an icon of its picture.
const [favicon] = Object.values(
  import.meta.glob<string>('../../../../apps/site/public/favicon.svg', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** Describes the pictures behind text, which have no text alternative on pages. */
const seenInHeroes: Readonly<Record<keyof typeof heroPictures, string>> = {
  homeHero:
    'A caped traveller on a wet ledge faces the Gate, a ring of light over the night city, as fighters cross its glowing disc.',
  marketHero:
    'A broken piece of a Gate hangs over a dais in a vault of laden shelves; a far arch opens on a city and a Gate at dusk.',
  aboutHero: 'Freight ships leave the Gate in a long bend over a sea of fog as the sun comes up behind it.',
  funnelHero:
    'Fighters and freight ships pour out of the open Gate to both sides, high over a foggy night city.',
  profileHero:
    'City towers stand in fog, blue on the left and amber on the right, where a thin ring of light hangs low.',
}

const items = [...collectibles, ...parcels]

const pictures = Object.entries(manifest?.pictures ?? {}).flatMap(([id, { bytes }]) => {
  const family = pictureFamilies.find((candidate) => id.startsWith(`${candidate}/`))
  const src = family && picturePath(family, id.slice(family.length + 1))
  const picture = src && parsePicture(src)
  if (!src || !picture) return []
  const item = items.find(({ image }) => image === src)
  const member = campaign.team.find(({ portrait }) => portrait.src === src)
  const screen = [...Object.values<ScreenPicture>(screenPictures), instantSellPicture].find(
    (candidate) => candidate.src === src,
  )
  const hero = Object.entries<HeroPicture>(heroPictures).find(
    ([, candidate]) => candidate.src === src || candidate.phone === src,
  )?.[0]
  return [
    {
      id,
      src,
      picture,
      bytes,
      title: item?.title ?? member?.name,
      alt:
        item?.imageAlt ??
        member?.portrait.alt ??
        screen?.alt ??
        (hero ? seenInHeroes[hero as keyof typeof heroPictures] : ''),
    },
  ]
})

type ShownPicture = (typeof pictures)[number]

/** The grid of each family: pictures of one shape side by side, large enough to compare. */
const layouts: Readonly<
  Record<OwnPicture['family'] | 'phone', { title: string; grid: string; sizes: string }>
> = {
  heroes: { title: 'Heroes', grid: 'lg:grid-cols-2', sizes: '(width < 64rem) 100vw, 38rem' },
  phone: {
    title: 'Heroes on a phone',
    grid: 'sm:grid-cols-3 lg:grid-cols-4',
    sizes: '(width < 40rem) 100vw, 25rem',
  },
  fronts: { title: 'Fronts', grid: 'sm:grid-cols-2 lg:grid-cols-3', sizes: '(width < 40rem) 100vw, 26rem' },
  collectibles: {
    title: 'Collectibles',
    grid: 'sm:grid-cols-3 lg:grid-cols-4',
    sizes: '(width < 40rem) 100vw, 19rem',
  },
  parcels: { title: 'Parcels', grid: 'sm:grid-cols-3 lg:grid-cols-4', sizes: '(width < 40rem) 100vw, 19rem' },
  portraits: {
    title: 'Portraits',
    grid: 'sm:grid-cols-3 lg:grid-cols-6',
    sizes: '(width < 40rem) 100vw, 16rem',
  },
  graphics: {
    title: 'Graphics',
    grid: 'sm:grid-cols-2 lg:grid-cols-3',
    sizes: '(width < 40rem) 100vw, 26rem',
  },
}

const families = Object.entries(layouts)
  .map(([name, layout]) => ({
    ...layout,
    pictures: pictures.filter(({ picture }) => layoutOf(picture) === name),
  }))
  .filter((family) => family.pictures.length > 0)

function layoutOf({ family, name }: OwnPicture) {
  return isPhoneCrop(name) ? 'phone' : family
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)

const weightOfOne = (bytes: Record<string, Bytes>) =>
  Object.values(bytes).reduce((sum, { avif, webp }) => sum + avif + webp, 0)

const weightOf = (some: readonly ShownPicture[]) =>
  some.reduce((sum, { bytes }) => sum + weightOfOne(bytes), 0)

function Summary() {
  const megabytes = weightOf(pictures) / 1e6
  return (
    <header>
      <p className="font-mono text-micro text-signal uppercase">Contact sheet</p>
      <h1 className="mt-3 font-display text-3xl leading-tight font-semibold sm:text-4xl">
        Everything the Gate let through
      </h1>
      <p className="mt-3 max-w-prose text-pretty text-ink-muted">
        {pictures.length} pictures, each in several widths as AVIF and WebP. Sizes in kB; the last column is
        what a file of that width may weigh.
      </p>
      <div className="mt-6 max-w-md">
        <p className="flex justify-between font-mono text-sm">
          <span>{megabytes.toFixed(1)} MB in all</span>
          <span className="text-ink-muted">of 40 MB</span>
        </p>
        <Bar share={megabytes / 40} />
      </div>
    </header>
  )
}

function Family({ title, grid, sizes, pictures: shown }: (typeof families)[number]) {
  return (
    <section className="mt-16">
      <div className="flex items-baseline justify-between gap-4 border-b border-seam pb-3">
        <h2 className="font-display text-2xl leading-8 font-semibold">{title}</h2>
        <p className="shrink-0 font-mono text-micro text-ink-muted uppercase">
          {shown.length} · {(weightOf(shown) / 1e6).toFixed(1)} MB
        </p>
      </div>
      <ul className={`mt-6 grid gap-x-5 gap-y-10 ${grid}`}>
        {shown.map((picture) => (
          <li key={picture.id} className="min-w-0">
            <Print {...picture} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Film() {
  const { bytes = {}, budget = 1 } = manifest?.film ?? {}
  return (
    <section className="mt-16">
      <h2 className="border-b border-seam pb-3 font-display text-2xl leading-8 font-semibold">Film</h2>
      <div className="mt-6 grid gap-x-5 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <FilmPlayer film={trailer} />
        <ul className="self-start font-mono text-sm">
          {Object.entries(bytes).map(([file, size]) => (
            <li key={file} className="border-b border-seam/60 py-2">
              <p className="flex justify-between gap-4">
                <span>{file}</span>
                <span className="text-ink-muted">
                  {kilobytes(size)} of {kilobytes(budget)}
                </span>
              </p>
              <Bar share={size / budget} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Icons and share cards: drawn, not rendered. */
function Drawn() {
  const { publicFile } = usePictures()
  return (
    <section className="mt-16">
      <h2 className="border-b border-seam pb-3 font-display text-2xl leading-8 font-semibold">
        Icons and share cards
      </h2>
      <ul className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-8">
        {manifest?.vectors.files.map((file) => (
          <li key={file} className="font-mono text-micro text-ink-muted">
            <img
              src={file === 'favicon.svg' ? favicon : publicFile(`/${file}`)}
              alt=""
              className={
                file.startsWith('link-cards/') ? 'h-40 w-auto rounded-panel' : 'h-20 w-auto max-w-full'
              }
            />
            <p className="mt-2">{file}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Print({ src, picture, title, alt, bytes, sizes }: ShownPicture & { sizes: string }) {
  return (
    <article>
      <Picture src={src} alt={alt} sizes={sizes} className="h-auto w-full rounded-panel" />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-display font-semibold">{title ?? picture.name}</h3>
        <p className="shrink-0 font-mono text-micro text-ink-muted">
          {picture.width} × {picture.height}
        </p>
      </div>
      <p className="mt-1 text-sm leading-5 text-pretty text-ink-muted">{alt}</p>
      <details className="mt-3">
        <summary className="w-fit cursor-pointer font-mono text-xs text-ink-muted hover:text-ink">
          {picture.widths.length} widths, {kilobytes(weightOfOne(bytes))} kB
        </summary>
        <table className="mt-3 w-full font-mono text-xs tabular-nums">
          <caption className="sr-only">What the files of {picture.name} weigh, in kB</caption>
          <thead className="text-ink-muted">
            <tr className="border-b border-seam text-right">
              <th scope="col" className="py-1 text-left font-normal">
                px
              </th>
              <th scope="col" className="font-normal">
                AVIF
              </th>
              <th scope="col" className="pl-3 font-normal">
                WebP
              </th>
              <th scope="col" className="pl-3 font-normal">
                max
              </th>
            </tr>
          </thead>
          <tbody>
            {picture.widths.map((width) => (
              <Weight key={width} width={width} {...bytes[width]!} />
            ))}
          </tbody>
        </table>
      </details>
    </article>
  )
}

function Weight({ width, avif, webp, budget }: Bytes & { width: number }) {
  return (
    <tr className="border-b border-seam/60 text-right align-top">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-muted">
        {width}
      </th>
      <td className="w-2/5 py-1.5" data-over-budget={avif > budget}>
        {kilobytes(avif)}
        <Bar share={avif / budget} />
      </td>
      <td className={`py-1.5 pl-3 ${webp > budget ? 'text-warn' : ''}`}>{kilobytes(webp)}</td>
      <td className="py-1.5 pl-3 text-ink-muted">{kilobytes(budget)}</td>
    </tr>
  )
}

/** Draws the used share of a budget. */
function Bar({ share }: { share: number }) {
  return (
    <div aria-hidden className="mt-1 h-0.5 overflow-hidden rounded-full bg-plate">
      <div
        className={`h-full ${share > 1 ? 'bg-alert' : 'bg-signal'}`}
        style={{ width: `${Math.min(share, 1) * 100}%` }}
      />
    </div>
  )
}
