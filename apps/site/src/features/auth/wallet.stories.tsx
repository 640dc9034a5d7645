import { signInWithWallet } from '@meridian-2117/contract'
import type { WalletSignature } from '@meridian-2117/flows/wallet-sign-in'
import { mika, storyTime, storyToken } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import { readWalletMessage } from '@meridian-2117/contract/validation/wallet-message'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import type { EthereumProvider, InstalledWallet } from '../../lib/services/auth-providers.ts'
import { checksumAddress, hexOf } from './wallets.ts'
import type { RouteModule } from '../../lib/route-module.ts'

const address = '0x8f3A7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c'
const other = '0x1111111111111111111111111111111111111111'
const session = { player: { id: mika.id }, token: storyToken }

type Answer = (params: readonly unknown[]) => unknown
const never = () => new Promise<never>(() => {})

/** Makes a wallet that answers each call as a story says, and reports changes of its account. */
function wallet(answers: Readonly<Record<string, Answer>>, name = 'MetaMask') {
  const listeners = new Set<(accounts: readonly string[]) => void>()
  const provider: EthereumProvider = {
    request: fn(async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
      answers[method]?.(params),
    ),
    on: (_, listener) => listeners.add(listener),
    removeListener: (_, listener) => listeners.delete(listener),
  }
  return {
    installed: { id: name, name, provider } satisfies InstalledWallet,
    change: (...accounts: readonly string[]) => {
      for (const listener of listeners) listener(accounts)
    },
    listeners,
  }
}

const approves = {
  wallet_revokePermissions: () => {
    throw new Error('The method does not exist')
  },
  eth_requestAccounts: () => [address],
  personal_sign: () => '0x5167',
}
/** The server's clock differs from this device's. */
const serverTimeMs = storyTime + 20 * 60 * 1000

const installed = (...wallets: readonly ReturnType<typeof wallet>[]) => ({
  findWallets: async () => wallets.map((found) => found.installed),
  serverTime: async () => serverTimeMs,
})

const seesToast = async (text: string) => {
  const toast = await screen.findByText(text)
  await waitFor(() => expect(toast).toBeVisible())
  return toast
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

const signed = fn<(signIn: WalletSignature) => void>()
const lets = fakeApi(
  on(signInWithWallet, ({ body }) => {
    signed(body)
    return session
  }),
)

/** Signing in with a browser wallet, and all that delays it. */
const meta = {
  title: 'Flows/Wallet',
  component: StorySite,
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>(['../auth/*.route.tsx', '../sell/profile.route.tsx']),
    api: lets,
    entry: paths.signIn,
    authProviders: installed(wallet(approves)),
  },
  beforeEach: () => void signed.mockClear(),
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

/** The message names the site, the wallet and the server's time; what is sent has the address in lower case. */
export const SignsIn: Story = {
  play: async () => {
    await press('MetaMask')
    await seesToast('MetaMask login successful!')
    const sent = { address: address.toLowerCase(), signature: '0x5167', message: expect.any(String) }
    await expect(signed.mock.calls).toEqual([[sent]])
    const { message } = signed.mock.calls[0]![0]
    await expect(message).toContain(`\n${checksumAddress(address)}\n`)
    await expect(message).toContain(`\nURI: ${window.location.origin}\n`)
    await expect(readWalletMessage(message)).toEqual({
      host: window.location.hostname,
      address: address.toLowerCase(),
      timeMs: serverTimeMs,
    })
  },
}

const pendingWallet = wallet({ ...approves, eth_requestAccounts: never })

export const WaitsForAnAccount: Story = {
  tags: ['!dev'],
  args: { authProviders: installed(pendingWallet) },
  play: async () => {
    await press('MetaMask')
    await expect(await screen.findByRole('dialog', { name: 'Connecting Wallet' })).toBeVisible()
  },
}

const silent = wallet({ ...approves, personal_sign: never })

/** After a second the player is told where to look. */
export const WaitsForTheSignature: Story = {
  tags: ['!dev'],
  args: { authProviders: installed(silent) },
  play: async () => {
    await press('MetaMask')
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign Message' }))
    await expect(dialog.getByText('0x8f3a…1b2c')).toBeVisible()
    await seesToast('Please check MetaMask and sign the message')
  },
}

/** Cancelling the wait brings the form back unchanged. */
export const Cancelled: Story = {
  ...WaitsForTheSignature,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'mika7@meridian.test')
    await press('MetaMask')
    await seesToast('Please check MetaMask and sign the message')
    await press('Cancel')
    await dialogIsGone()
    await expect(await canvas.findByLabelText(/^Email/)).toHaveValue('mika7@meridian.test')
    await expect(silent.listeners.size).toBe(0)
    await press('MetaMask')
    await expect(await screen.findByRole('dialog', { name: 'Sign Message' })).toBeVisible()
  },
}

const gatekeeper = wallet(approves, 'Gatekeeper Wallet')

/** More than one wallet is installed. */
export const ChoosesAWallet: Story = {
  args: { authProviders: installed(wallet(approves), gatekeeper), entry: paths.signUp },
  play: async () => {
    await press('MetaMask')
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Wallet' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Gatekeeper Wallet' }))
    await seesToast('MetaMask Signup successful!')
    await expect(gatekeeper.installed.provider.request).toHaveBeenCalledWith({
      method: 'eth_requestAccounts',
    })
  },
}

const switches = wallet({
  ...approves,
  personal_sign: ([, account]) => (account === other ? '0x5167' : never()),
})

/** Another account signs a message of its own. */
export const AccountIsSwitched: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { authProviders: installed(switches) },
  play: async () => {
    await press('MetaMask')
    await screen.findByRole('dialog', { name: 'Sign Message' })
    switches.change(other)
    await seesToast('MetaMask login successful!')
    const { message } = signed.mock.calls[0]![0]
    await expect(readWalletMessage(message)?.address).toBe(other)
    await expect(switches.installed.provider.request).toHaveBeenLastCalledWith({
      method: 'personal_sign',
      params: [hexOf(message), other],
    })
  },
}

export const NotInstalled: Story = {
  tags: ['!dev'],
  args: { authProviders: installed() },
  play: async ({ canvas }) => {
    await press('MetaMask')
    await seesToast('MetaMask is not installed')
    await dialogIsGone()
    await expect(canvas.queryByRole('link', { name: 'Open this page in MetaMask' })).not.toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: 'MetaMask' })).toBeEnabled()
  },
}

/** A phone has no extensions: MetaMask's app has a browser of its own. */
export const OpensInTheWalletOnAPhone: Story = {
  tags: ['!dev'],
  args: { authProviders: installed() },
  beforeEach: () => {
    const ask = window.matchMedia.bind(window)
    const asked = spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query === '(pointer: coarse)' ? 'all' : query),
    )
    return () => asked.mockRestore()
  },
  play: async ({ canvas }) => {
    await press('MetaMask')
    await seesToast('MetaMask is not installed')
    await expect(await canvas.findByRole('link', { name: 'Open this page in MetaMask' })).toHaveAttribute(
      'href',
      `https://metamask.app.link/dapp/${window.location.host}/signin`,
    )
  },
}
