import { ApiError, readItem, readSavedItems, type Item } from '@meridian-2117/contract'
import { calderaRidge, kestrelInterceptor, mika, storyToken } from '@meridian-2117/contract/fixtures'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import { seesToast } from '../../../test/sees-toast.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import type { RouteModule } from '../../lib/route-module.ts'

const found = on(readItem, ({ params: { id } }) =>
  id === calderaRidge.id ? calderaRidge : kestrelInterceptor,
)

const failed = on(readItem, () => {
  throw new ApiError('unreachable', { message: 'Network Error' })
})

/** Records the console, and hides it from the run's report. */
const spyOnErrors = () => {
  const errors = spyOn(console, 'error').mockImplementation(() => {})
  return () => errors.mockRestore()
}

/** An item's page by its address alone, as in a new tab, a bookmark or a shared link. */
const meta = {
  title: 'Flows/Item by Its Address',
  component: StorySite,
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../{auth,buy,payment}/*.route.tsx'),
    api: fakeApi(found),
    session: { player: mika, token: storyToken },
    entry: itemLink(kestrelInterceptor).to,
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

export const ByAddress: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    await expect(document.title).toBe('Kestrel Interceptor · Meridian 2117')
  },
}

export const Loading: Story = {
  tags: ['!dev'],
  args: { api: fakeApi() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the item')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['!dev'],
  args: { api: fakeApi(failed) },
  beforeEach: spyOnErrors,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This item could not be loaded' }),
    ).toBeVisible()
    await expect(mocked(console.error)).toHaveBeenCalledWith(messages.itemFailed, expect.anything())
  },
}

/** The server knows no item of this id, or no such call. */
export const Gone: Story = {
  tags: ['!dev'],
  args: {
    api: fakeApi(
      on(readItem, () => {
        throw new ApiError('refused', { status: 404, serverMessage: 'Item not found' })
      }),
    ),
  },
  beforeEach: spyOnErrors,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No item is chosen' })).toBeVisible()
  },
}

/** The server answers, and not with an item. */
export const AnswersSomethingElse: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { api: fakeApi(on(readItem, () => null)) },
  play: Gone.play!,
}

export const SignedOut: Story = {
  tags: ['!dev'],
  args: { session: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible()
  },
}

const fromState = (pathname: string) => ({
  pathname,
  state: { item: { ...kestrelInterceptor, price: 1060 } },
})

/** The link named an older price: the page asks the server, and shows today's with the other one. */
export const PriceOfToday: Story = {
  tags: ['!dev'],
  args: { entry: fromState(paths.buyCollectible) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('was $1060')).toBeVisible()
    await expect(canvas.getByText('$1250')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy Assets' }))
    await expect(dialog.getByText('$1250 USDT')).toBeVisible()
    await expect(dialog.getByText('was $1060')).toBeVisible()
  },
}

let answer = Promise.withResolvers<Item>()

/** Today's price arrives while a dialog is open: the dialog stays, announces both prices, and keeps the focus. */
export const PriceChangesInDialog: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { entry: fromState(paths.buyCollectible), api: fakeApi(on(readItem, () => answer.promise)) },
  beforeEach: () => void (answer = Promise.withResolvers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Now' }))
    const dialog = await screen.findByRole('dialog', { name: 'Buy Assets' })
    await expect(within(dialog).getByText('$1060 USDT')).toBeVisible()
    const proceed = within(dialog).getByRole('button', { name: 'Buy Now' })
    await waitFor(() => expect(proceed).toHaveFocus())
    const announcement = within(dialog).getByRole('status')
    await expect(announcement).toBeEmptyDOMElement()
    answer.resolve(kestrelInterceptor)
    await expect(await within(dialog).findByText('$1250 USDT')).toBeVisible()
    await expect(within(dialog).getByText('was $1060')).toBeVisible()
    await expect(announcement).toHaveTextContent('$1250 was $1060')
    await expect(proceed).toHaveFocus()
  },
}

/** The page of a payment shows the price that would be charged. */
export const PriceOfTodayAtPayment: Story = {
  tags: ['!dev'],
  args: { entry: fromState(paths.cardPayment) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are paying $1250')).toBeVisible()
    await expect(canvas.getByText('was $1060')).toBeVisible()
  },
}

const gone = on(readItem, () => {
  throw new ApiError('refused', { status: 404, code: 'not_found', serverMessage: 'Item not found' })
})

/** The item of a link has left the market: its page says so, and sells nothing. */
export const LeftTheMarket: Story = {
  tags: ['!dev'],
  args: { entry: fromState(paths.buyCollectible), api: fakeApi(gone) },
  beforeEach: spyOnErrors,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Delisted')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
  },
}

/** The link leads to an item that has left the market, and that the player has not saved. */
export const Delisted: Story = {
  tags: ['!dev'],
  args: {
    api: fakeApi(
      on(readItem, () => {
        throw new ApiError('refused', {
          status: 410,
          code: 'not_found',
          serverMessage: 'This item has left the market',
        })
      }),
    ),
  },
  beforeEach: spyOnErrors,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This item has left the market' }),
    ).toBeVisible()
  },
}

/** Nothing is paid for an item that has left the market: its own page says so. */
export const LeftTheMarketBeforePayment: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { entry: fromState(paths.securePayment), api: fakeApi(gone) },
  beforeEach: spyOnErrors,
  play: LeftTheMarket.play!,
}

/** A saved item that has left the market, opened in a new tab. */
export const SavedLeftTheMarket: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    entry: itemLink(kestrelInterceptor, paths.makeOffer).to,
    api: fakeApi(
      gone,
      on(readSavedItems, () =>
        listOf([{ id: kestrelInterceptor.id, item: kestrelInterceptor, delisted: true }]),
      ),
    ),
  },
  beforeEach: spyOnErrors,
  play: LeftTheMarket.play!,
}

/** A parcel at the address of collectibles redirects to its own, whose code comes late. */
export const OtherKind: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    entry: itemLink(calderaRidge, paths.buyCollectible).to,
    routes: {
      ...meta.args.routes,
      './buy-land.route.tsx': async () => {
        for (let frames = 0; frames < 60; frames += 1) await new Promise(requestAnimationFrame)
        return import('./buy-land.route.tsx')
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Caldera Ridge' })).toBeVisible()
    await expect(canvas.getByText('Owned By 0x21…17c4')).toBeVisible()
  },
}

let up = false

/** The item replaces the failure as soon as the server answers, and the focus stays on the page. */
export const TriesAgain: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    api: fakeApi(
      on(readItem, () => {
        if (!up) throw new ApiError('unreachable', { message: 'Network Error' })
        return kestrelInterceptor
      }),
    ),
  },
  beforeEach: () => {
    up = false
    return spyOnErrors()
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    up = true
    await userEvent.click(again)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

const share = fn(async (_data: ShareData) => {})
const copied = fn(async (_text: string) => {})

/** Makes a browser with a dialog for sharing, or without one. */
const browserThat =
  (shares: boolean, copies: typeof copied = copied) =>
  () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: shares ? share : undefined })
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copies } })
    return () => {
      Reflect.deleteProperty(navigator, 'share')
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    }
  }

const link = `${window.location.origin}/buy-nfa?item=nfa-kestrel-interceptor`

export const SharesTheLink: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: browserThat(true),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await expect(share).toHaveBeenCalledWith({ title: 'Kestrel Interceptor', url: link })
    await expect(copied).not.toHaveBeenCalled()
  },
}

/** Without a share dialog the address is copied, and the button says so. */
export const CopiesTheLink: Story = {
  beforeEach: browserThat(false),
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await expect(copied).toHaveBeenCalledWith(link)
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible()
  },
}

export const CannotCopy: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: browserThat(
    false,
    fn(async () => {
      throw new Error('No clipboard')
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await seesToast(messages.linkUncopied)
    await expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible()
  },
}
