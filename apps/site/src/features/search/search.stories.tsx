import { ApiError, readItem, searchMarket, type Item, type SearchResults } from '@meridian-2117/contract'
import { collectibles, kestrelInterceptor, mika, parcels, storyToken } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { fakeApi, marketCalls, on } from '../../../test/fake-api.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import type { RouteModule } from '../../lib/route-module.ts'

const holding = (items: readonly Item[], text: string) =>
  items.map(({ id, title = '' }) => ({ id, title })).filter(({ title }) => title.toLowerCase().includes(text))

/** Returns the results of the fake server for a text in lower case. */
const found = (text: string): SearchResults => ({
  lands: holding(parcels, text),
  nfas: holding(collectibles, text),
})

const search = on(searchMarket, ({ query }) => found(query.query))

const item = on(readItem, () => kestrelInterceptor)

const failure = new ApiError('unreachable', { message: 'Network Error' })
const fail = () => {
  throw failure
}

/** Records the console, and hides it from the run's report. */
const spyOnErrors = () => spyOn(console, 'error').mockImplementation(() => {})

/** The search of the navigation bar, from the first letters to the item's page. */
const meta = {
  title: 'Flows/Search',
  component: StorySite,
  // The stories of the screens cover other widths.
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../{auth,buy,company,market}/*.route.tsx'),
    api: fakeApi(...marketCalls, search, item),
    session: { player: mika, token: storyToken },
    entry: paths.market,
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

// A phone keeps these links in its menu.
const onDesktop = { globals: { viewport: { value: 'desktop' } } }

export const SignedOut: Story = {
  ...onDesktop,
  args: { session: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument()
  },
}

/** The sign-in pages have no search, also for signed-in players. */
export const OnSignIn: Story = {
  ...onDesktop,
  tags: ['!dev'],
  args: { entry: paths.signIn },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument()
  },
}

export const Results: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search' }), 'er')
    const lands = within(await canvas.findByRole('group', { name: 'Lands' }))
    await expect(lands.getByRole('option', { name: 'Caldera Ridge' })).toBeVisible()
    const nfas = within(canvas.getByRole('group', { name: 'NFAs' }))
    await expect(nfas.getByRole('option', { name: 'Kestrel Interceptor' })).toBeVisible()
  },
}

export const PhoneResults: Story = { ...Results, tags: ['!dev'], globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Search' })
    await userEvent.type(input, 'zz')
    await expect(await canvas.findByText('No results')).toBeVisible()
    await userEvent.clear(input)
    await expect(canvas.queryByText('No results')).not.toBeInTheDocument()
  },
}

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Search' })
    await userEvent.type(input, 'kes')
    await canvas.findByRole('option', { name: 'Kestrel Interceptor' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    await expect(canvas.getByText('$1250')).toBeVisible()
    await expect(input).toHaveValue('')
  },
}

export const ItemCannotBeRead: Story = {
  tags: ['!dev'],
  args: { api: fakeApi(...marketCalls, search, on(readItem, fail)) },
  play: async ({ canvas, userEvent }) => {
    const errors = spyOnErrors()
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search' }), 'kes')
    await userEvent.click(await canvas.findByRole('option', { name: 'Kestrel Interceptor' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    // The item's page asks as well, and may have failed by now.
    await expect(errors.mock.calls[0]).toEqual(['Error fetching item:', failure])
  },
}

let slowItem = Promise.withResolvers<Item>()

/** Leaving the page before the item arrives cancels its opening. */
export const LeftBeforeTheItemLoads: Story = {
  tags: ['!dev'],
  args: {
    api: fakeApi(
      ...marketCalls,
      search,
      on(readItem, () => slowItem.promise),
    ),
    // The buy page is loaded already, so it would show at once.
    entry: { pathname: paths.buyCollectible, state: { item: collectibles[1] } },
  },
  beforeEach: () => {
    slowItem = Promise.withResolvers()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Vanguard Helm' })
    const input = await canvas.findByRole('combobox', { name: 'Search' })
    await userEvent.type(input, 'kes')
    await userEvent.click(await canvas.findByRole('option', { name: 'Kestrel Interceptor' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Meridian 2117' }))
    const home = { level: 1, name: /Own what survives the gate/i }
    await canvas.findByRole('heading', home)
    slowItem.resolve(kestrelInterceptor)
    await slowItem.promise
    await userEvent.type(input, 'halo')
    await canvas.findByRole('option', { name: 'Halo Core' })
    await expect(canvas.getByRole('heading', home)).toBeVisible()
  },
}

let slowSearch = Promise.withResolvers<SearchResults>()

/** The answer to `ke` comes after the one to `kes`, and is dropped. */
export const LateAnswerDropped: Story = {
  tags: ['!dev'],
  args: {
    api: fakeApi(
      ...marketCalls,
      on(searchMarket, ({ query }) => (query.query === 'ke' ? slowSearch.promise : found(query.query))),
    ),
  },
  beforeEach: () => {
    slowSearch = Promise.withResolvers()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search' }), 'kes')
    await canvas.findByRole('option', { name: 'Kestrel Interceptor' })
    slowSearch.resolve(found('er'))
    await slowSearch.promise
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(canvas.getByRole('option', { name: 'Kestrel Interceptor' })).toBeVisible()
  },
}

let searches = 0

/** The first call fails; the one after the pause succeeds, without another letter. */
export const FoundByTheSecondCall: Story = {
  tags: ['!dev'],
  args: {
    api: fakeApi(
      ...marketCalls,
      on(searchMarket, () => (searches++ ? found('er') : fail())),
    ),
  },
  beforeEach: () => {
    searches = 0
  },
  play: async ({ canvas, userEvent }) => {
    const errors = spyOnErrors()
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search' }), 'er')
    await waitFor(() => expect(errors.mock.calls).toEqual([['Error fetching search results:', failure]]))
    await expect(await canvas.findByRole('option', { name: 'Caldera Ridge' })).toBeVisible()
  },
}

/** A failed search is logged, and the page shows nothing. */
export const Failed: Story = {
  tags: ['!dev'],
  args: { api: fakeApi(...marketCalls, on(searchMarket, fail)) },
  play: async ({ canvas, userEvent }) => {
    const errors = spyOnErrors()
    const input = await canvas.findByRole('combobox', { name: 'Search' })
    await userEvent.type(input, 'er')
    await waitFor(() => expect(errors).toHaveBeenCalledTimes(2))
    await expect(errors).toHaveBeenLastCalledWith('Error fetching search results:', failure)
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText('No results')).not.toBeInTheDocument()
    await expect(screen.queryByText('Network Error')).not.toBeInTheDocument()
  },
}
