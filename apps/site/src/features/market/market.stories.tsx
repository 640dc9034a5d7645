import {
  ApiError,
  changeSavedItems,
  readItem,
  readLand,
  readCollectibles,
  readSavedItems,
  type Item,
  type ItemQuery,
} from '@meridian-2117/contract'
import { collectibles, mika, parcels, storyToken } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { seesToast } from '../../../test/sees-toast.ts'
import { StorySite } from '../../../test/story-site.tsx'
import { storyStorage } from '../../../test/story-storage.ts'
import type { RouteModule } from '../../lib/route-module.ts'

const onRequest = fn()

/** Plays a server that supports offsets, totals and the filter by game. */
const serving = (items: readonly Item[]) => (request: { query?: ItemQuery }) => {
  const { from, limit = items.length, game } = request.query ?? {}
  onRequest(from, game)
  const matching = items.filter((item) => game === undefined || item.game === game)
  const start = from ?? 0
  return {
    entries: matching.slice(start, start + limit),
    total: from === undefined ? undefined : matching.length,
  }
}

const manyParcels = Array.from({ length: 3000 }, (_, index) => ({
  ...parcels[index % parcels.length]!,
  id: `land-${index}`,
  title: `Parcel ${index}`,
  image: undefined,
}))

/** Looking through the whole market. */
const meta = {
  title: 'Flows/Market',
  component: StorySite,
  // The stories of the screens cover other widths.
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../market/*.route.tsx'),
    api: fakeApi(on(readLand, serving(parcels)), on(readCollectibles, serving(collectibles))),
    entry: paths.lands,
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

/** From the four cards to all of them, and to those of one game. */
export const ShowsAllAndFilters: Story = {
  args: { entry: paths.collectibles },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Buy Now, Astral Shard' })
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }))
    await expect(await canvas.findByText(`${collectibles.length} collectibles`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sort and filter' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Strand' }), 'Dominion')
    const dominion = collectibles.filter(({ game }) => game === 'dominion')
    await expect(await canvas.findByText(`${dominion.length} collectibles`)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1 + dominion.length))
  },
}

const [dear, vanished, same] = parcels
const onItem = fn()
let answer = Promise.withResolvers<void>()

/** Two saved items have changed since: the opened list asks about each once, and marks what is gone. */
export const SavedItemsChanged: Story = {
  tags: ['!dev'],
  args: {
    entry: `${paths.lands}?saved=true`,
    api: fakeApi(
      on(readItem, ({ params: { id } }) => {
        onItem(id)
        if (id === dear!.id) return { ...dear!, price: 1500 }
        if (id === same!.id) return same!
        throw new ApiError('refused', { status: 404, code: 'not_found', serverMessage: 'Item not found' })
      }),
    ),
  },
  beforeEach: () => {
    onItem.mockClear()
    spyOn(console, 'error').mockImplementation(() => {})
    storyStorage.browser.set('savedItems', JSON.stringify([{ ...dear, price: 1060 }, vanished, same]))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('was $1060')).toBeVisible()
    await expect(canvas.getByText('$1500')).toBeVisible()
    await expect(await canvas.findByText('Delisted')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Saved', pressed: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Saved', pressed: false }))
    await expect(await canvas.findByText('was $1060')).toBeVisible()
    await expect(onItem.mock.calls.flat()).toEqual([same!.id, vanished!.id, dear!.id])
  },
}

/** The market's own list has today's prices: a saved item that it names needs no call. */
export const ListsMarkSavedItems: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    storyStorage.browser.set('savedItems', JSON.stringify([{ ...dear, price: 1 }]))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: `Buy Now, ${dear!.title}` })
    await userEvent.click(canvas.getByRole('button', { name: 'Saved', pressed: false }))
    await expect(await canvas.findByText('was $1')).toBeVisible()
  },
}

const session = { player: mika, token: storyToken }
const onSaved = fn()

/** The server keeps a player's list: one answer has all its items as they are today, and marks what is gone. */
export const PlayersSavedItems: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    session,
    entry: `${paths.lands}?saved=true`,
    api: fakeApi(
      on(readSavedItems, () => {
        onSaved()
        return listOf([
          { id: dear!.id, priceCents: 106_000, item: dear },
          { id: vanished!.id, item: vanished, delisted: true },
          // The other market shows these.
          ...manyParcels
            .slice(0, 298)
            .map((item) => ({ id: item.id, item: { ...item, kind: 'collectible' as const } })),
        ])
      }),
      on(readItem, () => {
        onItem()
        throw new ApiError('refused', { status: 429 })
      }),
    ),
  },
  beforeEach: () => {
    for (const mock of [onItem, onSaved]) mock.mockClear()
    spyOn(console, 'error').mockImplementation(() => {})
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 parcels')).toBeVisible()
    await expect(canvas.getByText('was $1060')).toBeVisible()
    await expect(canvas.getByText('Delisted')).toBeVisible()
    await expect(onSaved).toHaveBeenCalledOnce()
    await expect(onItem).not.toHaveBeenCalled()
  },
}

/** A mark that the server refuses goes back, and the player reads why. */
export const RefusesToSave: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    session,
    api: fakeApi(
      on(readLand, serving(parcels)),
      on(readSavedItems, () => listOf([])),
      on(changeSavedItems, async () => {
        await answer.promise
        throw new ApiError('refused', { status: 429, serverMessage: 'Too many attempts.' })
      }),
    ),
  },
  beforeEach: () => void (answer = Promise.withResolvers()),
  play: async ({ canvas }) => {
    const mark = await canvas.findByRole('button', { name: `Save ${dear!.title}` })
    await userEvent.click(mark)
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    answer.resolve()
    await seesToast('Too many attempts.')
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Fetches the first of three thousand parcels, and those in sight after scrolling to the end. */
export const FetchesVisibleItems: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { api: fakeApi(on(readLand, serving(manyParcels))) },
  beforeEach: () => void onRequest.mockClear(),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Buy Now, Parcel 0' })
    await expect(onRequest.mock.calls).toEqual([[0, undefined]])
    // The page grows a little as its last rows are measured.
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await expect(canvas.getByRole('link', { name: 'Buy Now, Parcel 2999' })).toBeInTheDocument()
    })
    await expect(
      onRequest.mock.calls.map(([from]) => from as number).filter((from) => from > 0 && from < 2400),
    ).toEqual([])
  },
}

let listed: readonly Item[] = manyParcels

/** A parcel comes to the head of the list meanwhile: all pages are read again, so no card shows twice. */
export const ListChangesMeanwhile: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { api: fakeApi(on(readLand, (request) => serving(listed)(request))) },
  beforeEach: () => {
    listed = manyParcels
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Buy Now, Parcel 0' })
    listed = [{ ...parcels[0]!, id: 'land-new', title: 'New Parcel' }, ...manyParcels]
    const cards = (index: number) => canvas.queryAllByRole('link', { name: `Buy Now, Parcel ${index}` })
    await waitFor(async () => {
      window.scrollTo(0, (document.documentElement.scrollHeight * 199) / manyParcels.length)
      await expect(cards(201)).toHaveLength(1)
    })
    await waitFor(() => expect(cards(199)).toHaveLength(1))
    await expect(canvas.getByText('3001 parcels')).toBeVisible()
  },
}

/** Four parcels get the lowest prices meanwhile, so that the next page repeats four of the page before. */
export const ListIsRepricedMeanwhile: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    entry: `${paths.lands}?sort=price-up`,
    api: fakeApi(on(readLand, (request) => serving(listed)(request))),
  },
  beforeEach: () => {
    listed = manyParcels
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Buy Now, Parcel 0' })
    listed = [...manyParcels.slice(-4), ...manyParcels.slice(0, -4)]
    const cards = (index: number) => canvas.queryAllByRole('link', { name: `Buy Now, Parcel ${index}` })
    await waitFor(async () => {
      window.scrollTo(0, (document.documentElement.scrollHeight * 199) / manyParcels.length)
      await expect(cards(201)).toHaveLength(1)
    })
    await waitFor(() =>
      expect([195, 196, 197, 198, 199, 200].map((index) => cards(index).length)).toEqual([1, 1, 1, 1, 1, 1]),
    )
  },
}

/** A server without offsets and filters answers its whole list; the site filters and sorts it. */
export const PlainServer: Story = {
  tags: ['!dev'],
  args: { api: fakeApi(on(readLand, () => listOf(parcels))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${parcels.length} parcels`)).toBeVisible()
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(1 + parcels.length)
    await expect(within(cards.at(-1)!).getByRole('heading')).toHaveTextContent('Orchard Aloft')
    await userEvent.click(canvas.getByRole('button', { name: 'Sort and filter' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Sort by' }), 'price-up')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Strand' }), 'odyssey')
    const odyssey = parcels
      .filter(({ game }) => game === 'odyssey')
      .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
    await expect(await canvas.findByText(`${odyssey.length} parcels`)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(odyssey.map(({ title }) => title)),
      ),
    )
    const [, cheapest] = canvas.getAllByRole('article')
    await expect(within(cheapest!).getByRole('heading')).toHaveTextContent(odyssey[0]!.title!)
  },
}
