import { parcels } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../../components/button/button.tsx'
import { allEntries } from '../../lib/item.ts'
import { withSavedItems } from '../../stories/saved-items.tsx'
import { landsMessages } from '../../screens/lands/lands.messages.ts'
import { InstantSellCard } from '../instant-sell-card/instant-sell-card.tsx'
import { MarketBrowser } from './market-browser.tsx'

const lead = <InstantSellCard onSell={fn()} />

/** A market of any length, each item made on demand. */
const longMarket = (total: number) => ({
  total,
  itemAt: (index: number) => ({
    ...parcels[index % parcels.length]!,
    id: `land-${index}`,
    title: `Parcel ${index}`,
    image: undefined,
  }),
})

const meta = {
  title: 'Sections/Market Browser',
  component: MarketBrowser,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  args: {
    items: { status: 'ready', data: allEntries(parcels.slice(0, 11)) },
    stale: false,
    view: {},
    countOf: landsMessages.count,
    loadingLabel: 'Loading land',
    emptyNote: 'Every parcel around the Gate is taken.',
    lead,
    onView: fn(),
    onRange: fn(),
  },
  argTypes: {
    items: { description: 'The items of the view; they may still be loading.', control: false },
    emptyAction: { description: 'The link of an empty market.', control: false },
    emptyNote: { description: 'The text of an empty market.' },
    loadingLabel: { description: 'The text for screen readers while the items load.' },
  },
  decorators: [
    (BrowserStory) => (
      <section className="mx-auto max-w-page p-4 sm:p-8">
        <h2 className="sr-only">Lands</h2>
        <BrowserStory />
      </section>
    ),
  ],
} satisfies Meta<typeof MarketBrowser>

export default meta
type Story = StoryObj<typeof meta>

/** One quiet line above the cards. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('11 parcels')
    await expect(canvas.queryByRole('form')).toBeNull()
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top)
    await expect(tops).toHaveLength(12)
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(innerWidth < 1024 ? 2 : 4)
    await waitFor(() => expect(args.onRange).toHaveBeenLastCalledWith(0, 10))
  },
}

/** A view from the address: the fields are open and filled. */
export const Filtered: Story = {
  args: {
    view: { game: 'odyssey', sort: 'price-up', find: 'ring', minPrice: 0, maxPrice: 9000 },
    items: { status: 'ready', data: allEntries(parcels.slice(4, 5)) },
    gameCounts: { odyssey: 21, slipstream: 0, dominion: 12 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 parcel')
    const panel = within(await canvas.findByRole('form', { name: 'Sort and filter' }))
    await expect(panel.getByRole('searchbox', { name: 'Name or number' })).toHaveValue('ring')
    await expect(panel.getByRole('combobox', { name: 'Strand' })).toHaveValue('odyssey')
    await expect(panel.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-up')
    await expect(panel.getByRole('textbox', { name: 'Price from, $' })).toHaveValue('0')
    await expect(panel.getByRole('textbox', { name: 'Price to, $' })).toHaveValue('9000')
    await expect(panel.getByRole('option', { name: 'Odyssey (21)', selected: true })).toBeInTheDocument()
    await expect(panel.getByRole('option', { name: 'Slipstream (0)' })).toBeInTheDocument()
    const heading = await canvas.findByRole('heading', { name: 'Applied filters' })
    const chips = within(heading.nextElementSibling as HTMLElement)
    await expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      '“ring”',
      'Odyssey',
      'Price, low to high',
      'From $0',
      'Up to $9000',
    ])
  },
}

/** A choice applies at once, typed text on Enter or blur; an invalid price shows an error. */
export const Filters: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Sort and filter', expanded: false })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Strand' }), 'Dominion')
    await expect(args.onView).toHaveBeenLastCalledWith({ game: 'dominion' })
    await userEvent.type(canvas.getByRole('searchbox'), ' oasis {Enter}')
    await expect(args.onView).toHaveBeenLastCalledWith({ game: 'dominion', find: 'oasis' })
    const from = canvas.getByRole('textbox', { name: 'Price from, $' })
    await userEvent.type(from, 'cheap')
    await userEvent.tab()
    await expect(args.onView).toHaveBeenLastCalledWith({ game: 'dominion', find: 'oasis' })
    await expect(from).toHaveValue('cheap')
    await expect(from).toHaveAccessibleDescription('Enter a price such as 800.50')
    await userEvent.clear(from)
    await userEvent.type(from, '$1,500.50{Enter}')
    await expect(from).toHaveValue('1500.5')
    await expect(from).toBeValid()
    await expect(args.onView).toHaveBeenLastCalledWith({
      game: 'dominion',
      find: 'oasis',
      minPrice: 1500.5,
    })
  },
}

/** The typed text is no price: the field says what would be one. */
export const InvalidPrice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort and filter' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Price from, $' }), '1.5.5')
    await userEvent.tab()
    await expect(canvas.getByText('Enter a price such as 800.50')).toBeVisible()
  },
}

/** No price is between these two, which the second field says. */
export const MinimumAboveMaximum: Story = {
  args: { view: { minPrice: 500, maxPrice: 100 } },
  play: async ({ canvas, userEvent }) => {
    const to = await canvas.findByRole('textbox', { name: 'Price to, $' })
    await expect(to).toHaveAccessibleDescription('Less than the price from')
    await userEvent.clear(to)
    await userEvent.type(to, '600')
    await expect(to).toBeValid()
  },
}

/** The error disappears with the wrong text, and when Back or a chip sets another price. */
export const InvalidPriceCorrected: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [view, setView] = useState(args.view)
    return (
      <>
        <MarketBrowser {...args} view={view} onView={setView} />
        <button type="button" onClick={() => setView({ ...view, minPrice: 7 })}>
          Back
        </button>
      </>
    )
  },
  args: { view: { game: 'odyssey', minPrice: 5 } },
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'Price from, $' })
    const typeWrong = async () => {
      await userEvent.clear(from)
      await userEvent.type(from, 'abc')
      await userEvent.tab()
      await expect(from).toBeInvalid()
    }
    await typeWrong()
    await expect(canvas.queryByRole('button', { name: 'Remove From $5' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Odyssey' }))
    await expect(from).toHaveValue('abc')
    await expect(from).toBeInvalid()
    await userEvent.clear(from)
    await expect(from).toBeValid()

    await typeWrong()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(from).toHaveValue('7')
    await expect(from).toBeValid()
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove From $7' }))
    await expect(from).toHaveValue('')
    await expect(from).toBeValid()
  },
}

/** Typed text applies with the click of a press, not before: its chip would move what is pressed. */
export const TypedBeforeAPress: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { view: { game: 'odyssey' } },
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: 'Sell Now' })
    const find = canvas.getByRole('searchbox')
    await userEvent.type(find, 'ring')
    await userEvent.pointer({ target: card, keys: '[MouseLeft>]' })
    await expect(find).not.toHaveFocus()
    await expect(args.onView).not.toHaveBeenCalled()
    await userEvent.pointer({ target: card, keys: '[/MouseLeft]' })
    await expect(args.onView.mock.calls).toEqual([[{ game: 'odyssey', find: 'ring' }]])
  },
}

/** A late view, as from a slow address change, does not overwrite newer typing. */
export const LateViewKeepsTypedText: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [view, setView] = useState(args.view)
    const late = useRef(view)
    return (
      <>
        <MarketBrowser
          {...args}
          view={view}
          onView={(next) => {
            late.current = next
          }}
        />
        <button type="button" onClick={() => setView(late.current)}>
          The view comes
        </button>
      </>
    )
  },
  args: { view: { game: 'odyssey' } },
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'Price, low to high')
    const from = canvas.getByRole('textbox', { name: 'Price from, $' })
    await userEvent.type(from, '8000')
    canvas.getByRole('button', { name: 'The view comes' }).click()
    await waitFor(() => expect(sort).toHaveValue('price-up'))
    await expect(from).toHaveValue('8000')
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'The view comes' }).click()
    await expect(from).toHaveValue('8000')
  },
}

/** Each filter can be removed; the focus moves to the next one, and at last to the filter fields. */
export const ChipsRemovedOneByOne: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [view, setView] = useState(args.view)
    return <MarketBrowser {...args} view={view} onView={setView} />
  },
  args: { view: { game: 'odyssey', sort: 'newest', maxPrice: 9000 } },
  play: async ({ canvas, userEvent }) => {
    const chip = (name: string) => canvas.findByRole('button', { name: `Remove ${name}` })
    ;(await chip('Newest first')).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('')
    await expect(await chip('Up to $9000')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await chip('Odyssey')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('heading', { name: 'Applied filters' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Sort and filter' })).toHaveFocus()
  },
}

/** One press shows only the saved items; another shows the market again. */
export const Saved: Story = {
  decorators: [withSavedItems(parcels[0]!.id, parcels[3]!.id)],
  args: {
    view: { saved: true },
    items: { status: 'ready', data: allEntries([parcels[0]!, parcels[3]!]) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saved', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sort and filter', expanded: false })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Remove Saved' })).toBeVisible()
    await expect(await canvas.findAllByRole('button', { name: /^Save /, pressed: true })).toHaveLength(2)
  },
}

/** Of the saved items one costs another price today, and one has left the market. */
export const SavedItemsChanged: Story = {
  decorators: [withSavedItems(...parcels.slice(0, 3).map(({ id }) => id))],
  args: {
    view: { saved: true },
    items: {
      status: 'ready',
      data: allEntries([
        parcels[0]!,
        { ...parcels[1]!, price: 1500, formerPrice: 1060 },
        { ...parcels[2]!, gone: true },
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('was $1060')).toBeVisible()
    await expect(canvas.getByText('$1500')).toBeVisible()
    await expect(canvas.getByText('Delisted')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: `Buy Now, ${parcels[2]!.title}` })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
  },
}

export const NothingSaved: Story = {
  decorators: [withSavedItems()],
  args: { view: { saved: true }, items: { status: 'ready', data: allEntries([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing is saved here yet/)).toBeVisible()
  },
}

/** The fields keep their values when Saved is pressed, and Saved stays when a field changes. */
export const SavedAmongFilters: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [withSavedItems()],
  args: { view: { game: 'odyssey' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved', pressed: false }))
    await expect(args.onView).toHaveBeenLastCalledWith({ game: 'odyssey', saved: true })
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Strand' }), 'Dominion')
    await expect(args.onView).toHaveBeenLastCalledWith({ game: 'dominion' })
  },
}

/** One button resets the view, and empties the fields. */
export const Clears: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [view, setView] = useState(args.view)
    return <MarketBrowser {...args} view={view} onView={setView} />
  },
  args: { view: { find: 'nowhere', minPrice: 5 }, items: { status: 'ready', data: allEntries([]) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing fits all that you asked for.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Price from, $' })).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { items: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading land')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Sell Now' })).toBeVisible()
  },
}

/** The server has not answered for ten seconds. */
export const Unanswered: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The server has not answered yet. The page keeps asking.', { exact: false }),
    ).toBeVisible()
  },
}

/** Nothing matches: the reset button and the fields stay. */
export const NoMatches: Story = {
  args: { view: { maxPrice: 1 }, items: { status: 'ready', data: allEntries([]) } },
}

export const Empty: Story = { args: { items: { status: 'ready', data: allEntries([]) } } }

/** The first page has loaded, the rest is loading. */
export const PartlyLoaded: Story = {
  tags: ['!dev'],
  args: {
    items: {
      status: 'ready',
      data: { total: 11, itemAt: (index) => (index < 6 ? parcels[index] : undefined) },
    },
  },
}

/** Several hundred draw the visible rows, until the browser's find bar opens. */
export const Hundreds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: { status: 'ready', data: longMarket(200) } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Parcel 0' })
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await waitFor(() => expect(args.onRange).toHaveBeenLastCalledWith(0, 199))
    await userEvent.keyboard('{Control>}f{/Control}')
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(201))
  },
}

/** Several hundred print whole, one row below the other. */
export const HundredsPrinted: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: { status: 'ready', data: longMarket(200) } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Parcel 0' })
    dispatchEvent(new Event('beforeprint'))
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(201)
  },
}

/** After the rendered rows a screen reader finds a button and not the footer; it leads to the next row. */
export const ShowMore: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: { status: 'ready', data: longMarket(200) } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Parcel 0' })
    const columns = innerWidth < 1024 ? 2 : 4
    const positions = () =>
      canvas.getAllByRole('listitem').map((card) => Number(card.getAttribute('aria-posinset')))
    for (let press = 0; press < 2; press += 1) {
      // A row outside of the window renders one card a frame.
      await waitFor(() => expect(positions().at(-1)! % columns).toBe(0))
      const last = positions().at(-1)!
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
      await expect(document.activeElement).toHaveAttribute('aria-posinset', String(last + 1))
      await waitFor(() => expect(positions().at(-1)).toBeGreaterThan(last + columns))
    }
    await userEvent.keyboard('{Control>}f{/Control}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull())
  },
}

/** Of a hundred thousand only the visible cards render, each with its position; the end is one key away. */
export const HundredThousand: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: { status: 'ready', data: longMarket(100_000) } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('100000 parcels')).toHaveRole('status')
    await canvas.findByRole('heading', { name: 'Parcel 0' })
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60)
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-setsize', '100001')

    // The page grows a little as its last rows are measured.
    await waitFor(
      async () => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        const lastCard = canvas.getByRole('heading', { name: 'Parcel 99999' })
        await expect(lastCard.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
      },
      { timeout: 15_000 },
    )
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60)
    await waitFor(() => expect(args.onRange).toHaveBeenLastCalledWith(expect.any(Number), 99_999))
  },
}

/** The player scrolls after the cards are drawn and before their positions are final. */
function Hurried() {
  // Returns nothing: newer browsers return a promise, which React would take for its cleanup.
  useLayoutEffect(() => {
    scrollTo(0, 2000)
  }, [])
  return null
}

/** A reader who scrolls while a long market loads is not moved back. */
export const ScrolledWhileLoading: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: { status: 'ready', data: longMarket(5000) } },
  render: function ScrolledAsItComes(args) {
    const [visit, setVisit] = useState(0)
    return (
      <Fragment key={visit}>
        {visit > 0 && <Hurried />}
        <Button onClick={() => setVisit(1)}>Come again</Button>
        <MarketBrowser {...args} />
      </Fragment>
    )
  },
  beforeEach: () => {
    scrollTo(0, 0)
    return () => scrollTo(0, 0)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Parcel 0' })
    canvas.getByRole('button', { name: 'Come again' }).click()
    await canvas.findByRole('heading', { name: 'Parcel 21' })
    await expect(scrollY).toBeGreaterThan(1500)
  },
}

/** A focused card stays mounted at any scroll position, and Tab continues from it. */
export const FocusStays: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: { status: 'ready', data: longMarket(5000) } },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Buy Now, Parcel 2' })
    link.focus()
    window.scrollTo(0, 40_000)
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Buy Now, Parcel 20' })).toBeNull())
    await expect(link).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'Buy Now, Parcel 1' })).toHaveFocus()
  },
}
