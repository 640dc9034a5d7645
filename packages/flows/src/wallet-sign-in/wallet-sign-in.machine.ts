import { serverMessageOf, type Session } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import type { Wallet } from '@meridian-2117/contract/names/dialog-steps'
import { assign, emit, setup } from 'xstate'
import type { AuthScreen } from '../shared/auth-screen.ts'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'
import { errorToast, type EnteredEvent, type ToastEvent } from '../shared/emitted-events.ts'
import { walletFailure } from './wallet-failure.ts'

/** Names the screen where the player pressed the button. */
export interface WalletSignInInput {
  screen: AuthScreen
}

/** The wallet signed this message. */
export interface SignedMessage {
  message: string
  signature: string
}

/** The server accepts this message, signed by the address. */
export type WalletSignature = SignedMessage & {
  /** Lower case. */
  address: string
}

/** Sent by the page: the player chooses a wallet or cancels, or the wallet shares other accounts. */
export type WalletSignInEvent =
  | { type: 'wallet.choose'; id: string }
  | { type: 'wallet.cancel' }
  /** The wallet now shares these accounts, the active one first. */
  | { type: 'accounts.changed'; accounts: readonly string[] }

interface WalletSignInContext {
  screen: AuthScreen
  wallets: readonly Wallet[]
  /** Empty until the player has chosen a wallet. */
  walletId: string
  /** Lower case; empty until the wallet shares an account. */
  address: string
  signed: SignedMessage
}

type WalletSignInEmitted = ToastEvent | EnteredEvent

/** The outcome replaces the hint, as toasts of one id replace each other. */
const toastId = 'wallet'

const failure = (message: Message): ToastEvent => ({ ...errorToast(message), id: toastId })

const successMessages: Record<AuthScreen, Message> = {
  signUp: { key: 'walletSignedUp' },
  signIn: { key: 'walletLoggedIn' },
  editProfile: { key: 'wayLinked', parts: [{ key: 'wayWallet' }] },
}

/**
 * Signs in with a browser wallet: find it, revoke earlier permissions, and request an account. The account signs a
 * message with the time, and the server gets the signature. The player can leave while the wallet waits. Every failure
 * ends with a message on the unchanged screen. On the profile the server links the wallet to the signed-in account.
 */
export const walletSignInMachine = setup({
  types: {
    input: {} as WalletSignInInput,
    context: {} as WalletSignInContext,
    events: {} as WalletSignInEvent,
    emitted: {} as WalletSignInEmitted,
  },
  actors: {
    findWallets: unimplementedActor<readonly Wallet[], void>('findWallets'),
    revoke: unimplementedActor<void, { walletId: string }>('revoke'),
    requestAccounts: unimplementedActor<readonly string[], { walletId: string }>('requestAccounts'),
    requestSignature: unimplementedActor<SignedMessage, { walletId: string; address: string }>(
      'requestSignature',
    ),
    signIn: unimplementedActor<Session, WalletSignature>('signIn'),
    link: unimplementedActor<void, WalletSignature>('link'),
  },
  guards: {
    links: ({ context }) => context.screen === 'editProfile',
    isNone: (_, { entries }: { entries: readonly unknown[] }) => entries.length === 0,
    isOne: (_, { entries }: { entries: readonly unknown[] }) => entries.length === 1,
    isKnown: ({ context }, id: string) => context.wallets.some((wallet) => wallet.id === id),
    isOther: ({ context }, address: string | undefined) =>
      address !== undefined && address.toLowerCase() !== context.address,
  },
  actions: {
    setWallets: assign({ wallets: (_, wallets: readonly Wallet[]) => wallets }),
    chooseWallet: assign({ walletId: (_, id: string | undefined) => id ?? '' }),
    setAddress: assign({ address: (_, address: string | undefined) => address?.toLowerCase() ?? '' }),
    setSigned: assign({ signed: (_, signed: SignedMessage) => signed }),
    announceMissing: emit((): WalletSignInEmitted => failure({ key: 'walletMissing' })),
    announceLocked: emit((): WalletSignInEmitted =>
      failure({ key: 'walletFailed', parts: [{ key: 'walletLocked' }] }),
    ),
    announceWalletFailure: emit((_, { error }: { error: unknown }): WalletSignInEmitted =>
      failure(walletFailure(error)),
    ),
    announceServerFailure: emit((_, { error }: { error: unknown }): WalletSignInEmitted =>
      failure(serverMessageOf(error) ?? { key: 'somethingWentWrong' }),
    ),
    announceHint: emit((): WalletSignInEmitted => ({
      type: 'toast',
      tone: 'info',
      message: { key: 'walletHint' },
      durationMs: 10_000,
      id: toastId,
    })),
    announceHelp: emit((): WalletSignInEmitted => ({
      ...failure({ key: 'walletPopupTitle' }),
      steps: 'walletPopupSteps',
      durationMs: 8000,
    })),
    announceSuccess: emit(({ context }): WalletSignInEmitted => ({
      type: 'toast',
      tone: 'success',
      message: successMessages[context.screen],
      id: toastId,
    })),
    enter: emit((_, session: Session): WalletSignInEmitted => ({
      type: 'player.entered',
      session,
      lifetime: 'browser',
      to: 'profile',
    })),
  },
  delays: {
    /** Milliseconds that a wallet may take to revoke permissions; then the flow continues without. */
    revokeLimit: 3000,
    /** Milliseconds that the player may take to unlock the wallet and share an account. */
    accountLimit: 60_000,
    /** Milliseconds until a toast shows the player where to sign. */
    untilHint: 1000,
    /** Milliseconds that the player may take to sign. */
    signatureLimit: 20_000,
  },
}).createMachine({
  id: 'walletSignIn',
  context: ({ input: { screen } }) => ({
    screen,
    wallets: [],
    walletId: '',
    address: '',
    signed: { message: '', signature: '' },
  }),
  initial: 'finding',
  on: { 'wallet.cancel': '.ended' },
  states: {
    finding: {
      invoke: {
        id: 'findWallets',
        src: 'findWallets',
        onDone: [
          {
            guard: { type: 'isNone', params: ({ event }) => ({ entries: event.output }) },
            target: 'ended',
            actions: 'announceMissing',
          },
          {
            guard: { type: 'isOne', params: ({ event }) => ({ entries: event.output }) },
            target: 'revoking',
            actions: [
              { type: 'setWallets', params: ({ event }) => event.output },
              { type: 'chooseWallet', params: ({ event }) => event.output[0]?.id },
            ],
          },
          { target: 'choosing', actions: { type: 'setWallets', params: ({ event }) => event.output } },
        ],
        onError: { target: 'ended', actions: 'announceMissing' },
      },
    },
    choosing: {
      on: {
        'wallet.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          target: 'revoking',
          actions: { type: 'chooseWallet', params: ({ event }) => event.id },
        },
      },
    },
    revoking: {
      invoke: {
        id: 'revoke',
        src: 'revoke',
        input: ({ context: { walletId } }) => ({ walletId }),
        onDone: 'connecting',
        // Many wallets lack the call, so its errors are ignored.
        onError: 'connecting',
      },
      after: { revokeLimit: 'connecting' },
    },
    connecting: {
      invoke: {
        id: 'requestAccounts',
        src: 'requestAccounts',
        input: ({ context: { walletId } }) => ({ walletId }),
        onDone: [
          {
            guard: { type: 'isNone', params: ({ event }) => ({ entries: event.output }) },
            target: 'ended',
            actions: 'announceLocked',
          },
          { target: 'signing', actions: { type: 'setAddress', params: ({ event }) => event.output[0] } },
        ],
        onError: {
          target: 'ended',
          actions: { type: 'announceWalletFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { accountLimit: { target: 'ended', actions: 'announceHelp' } },
    },
    signing: {
      invoke: {
        id: 'requestSignature',
        src: 'requestSignature',
        input: ({ context: { walletId, address } }) => ({ walletId, address }),
        onDone: [
          {
            guard: 'links',
            target: 'linking',
            actions: { type: 'setSigned', params: ({ event }) => event.output },
          },
          { target: 'entering', actions: { type: 'setSigned', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'ended',
          actions: { type: 'announceWalletFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        untilHint: { actions: 'announceHint' },
        signatureLimit: { target: 'ended', actions: 'announceHelp' },
      },
      on: {
        // The message names the account, so another account signs another message. No account at all is a late report
        // of the revocation: a wallet that was locked meanwhile rejects the request itself.
        'accounts.changed': {
          guard: { type: 'isOther', params: ({ event }) => event.accounts[0] },
          target: 'signing',
          reenter: true,
          actions: { type: 'setAddress', params: ({ event }) => event.accounts[0] },
        },
      },
    },
    entering: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { address, signed } }) => ({ address, ...signed }),
        onDone: {
          target: 'ended',
          actions: ['announceSuccess', { type: 'enter', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'ended',
          actions: { type: 'announceServerFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    linking: {
      invoke: {
        id: 'link',
        src: 'link',
        input: ({ context: { address, signed } }) => ({ address, ...signed }),
        onDone: { target: 'ended', actions: 'announceSuccess' },
        onError: {
          target: 'ended',
          actions: { type: 'announceServerFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ended: { type: 'final' },
  },
})
