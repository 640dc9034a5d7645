import { ApiError, serverMessageOf, type Session } from '@meridian-2117/contract'
import { displayName } from '@meridian-2117/contract/names/display-name'
import type { TakeOver } from '@meridian-2117/contract/names/dialog-steps'
import type { Message } from '@meridian-2117/contract/messages/message'
import { assign, emit, setup } from 'xstate'
import type { AuthScreen } from '../shared/auth-screen.ts'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'
import { errorToast, type EnteredEvent, type ToastEvent } from '../shared/emitted-events.ts'

/** Both providers sign players in; they differ in texts and in the way back. */
export type SocialProvider = TakeOver['provider']

/** Names the provider and the screen where the player pressed its button. */
export interface SocialInput {
  provider: SocialProvider
  screen: AuthScreen
}

/** The provider sent a token or code, or refused, or the browser did not open its window. */
export type ProofAnswer = { status: 'given'; proof: string } | { status: 'refused' } | { status: 'blocked' }

/** The server accepts this proof of the provider. */
export interface SignInInput {
  provider: SocialProvider
  proof: string
}

/** Sent by the page: the player's answer to the warning that a sign-in takes an account over. */
export type SocialEvent = { type: 'takeOver.confirm' } | { type: 'takeOver.cancel' }

interface SocialContext extends SocialInput {
  /** Empty until the provider has sent one. */
  proof: string
  /** The server's words about what a sign-in ends; empty where it ends nothing. */
  warning: string
}

type SocialEmitted = ToastEvent | EnteredEvent

const providerNames: Record<SocialProvider, string> = { google: 'Google', discord: 'Discord' }

const unlinkedMessage = ({ provider }: SocialInput): Message => ({
  key: 'linkFailed',
  parts: [providerNames[provider]],
})

/** Shown when the provider refuses; Google's messages depend on the screen. */
const refusedMessage = (input: SocialInput): Message =>
  input.screen === 'editProfile'
    ? unlinkedMessage(input)
    : input.provider === 'google' && input.screen === 'signUp'
      ? { key: 'googleSignUpFailed' }
      : failedMessages[input.provider]

/** Shown when the server refuses a sign-in without a message. */
const failedMessages: Record<SocialProvider, Message> = {
  google: { key: 'googleLogInFailed' },
  discord: { key: 'discordFailed' },
}

/** Returns the server's warning, and the proof of the call that does it all the same. */
const takeOverIn = (error: unknown) =>
  error instanceof ApiError && error.code === 'takes_over' && error.proof !== undefined
    ? { proof: error.proof, warning: error.message }
    : undefined

const enteredMessage = ({ provider, screen }: SocialInput, name: string): Message =>
  provider === 'google'
    ? { key: screen === 'signUp' ? 'googleSignedUp' : 'googleLoggedIn' }
    : { key: screen === 'signUp' ? 'discordSignedUp' : 'discordLoggedIn', parts: [name] }

/** Decides where the session is stored and which page comes first (docs/product.md#accounts). */
const entryOf = ({ provider, screen }: SocialInput): Pick<EnteredEvent, 'lifetime' | 'to'> => ({
  lifetime: provider === 'google' && screen === 'signIn' ? 'tab' : 'browser',
  to: provider === 'discord' && screen === 'signUp' ? 'home' : 'profile',
})

/**
 * Signs in with Google or Discord; the server exchanges the provider's proof for a session. Google gives the proof to
 * the page. Discord redirects the browser away and back, and the flow starts again with the proof as input. On the
 * profile the server links the proven identity to the signed-in account. A sign-in that ends other ways into an account
 * waits for the player's answer.
 */
export const socialMachine = setup({
  types: {
    input: {} as SocialInput,
    context: {} as SocialContext,
    events: {} as SocialEvent,
    emitted: {} as SocialEmitted,
  },
  actors: {
    requestProof: unimplementedActor<ProofAnswer, SocialInput>('requestProof'),
    signIn: unimplementedActor<Session, SignInInput>('signIn'),
    link: unimplementedActor<void, SignInInput>('link'),
  },
  guards: {
    isGivenToLink: ({ context }, answer: ProofAnswer) =>
      answer.status === 'given' && context.screen === 'editProfile',
    isGiven: (_, answer: ProofAnswer) => answer.status === 'given',
    takesOver: (_, { error }: { error: unknown }) => takeOverIn(error) !== undefined,
    isBlocked: (_, answer: ProofAnswer) => answer.status === 'blocked',
  },
  actions: {
    setProof: assign({ proof: (_, answer: ProofAnswer) => (answer.status === 'given' ? answer.proof : '') }),
    setWarning: assign((_, { error }: { error: unknown }) => takeOverIn(error) ?? {}),
    announceRefusal: emit(({ context }): SocialEmitted => errorToast(refusedMessage(context))),
    announceBlocked: emit((): SocialEmitted => errorToast({ key: 'popupBlocked' })),
    announceFailure: emit(({ context }, { error }: { error: unknown }): SocialEmitted =>
      errorToast(serverMessageOf(error) ?? failedMessages[context.provider]),
    ),
    announceUnlinked: emit(({ context }, { error }: { error: unknown }): SocialEmitted =>
      errorToast(serverMessageOf(error) ?? unlinkedMessage(context)),
    ),
    announceLinked: emit(({ context }): SocialEmitted => ({
      type: 'toast',
      tone: 'success',
      message: { key: 'wayLinked', parts: [providerNames[context.provider]] },
    })),
    announceSuccess: emit(({ context }, session: Session): SocialEmitted => ({
      type: 'toast',
      tone: 'success',
      message: enteredMessage(context, displayName(session.player)),
    })),
    enter: emit(({ context }, session: Session): SocialEmitted => ({
      type: 'player.entered',
      session,
      ...entryOf(context),
    })),
  },
}).createMachine({
  id: 'social',
  context: ({ input }) => ({ ...input, proof: '', warning: '' }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'requestProof',
        src: 'requestProof',
        input: ({ context: { provider, screen } }) => ({ provider, screen }),
        onDone: [
          {
            guard: { type: 'isGivenToLink', params: ({ event }) => event.output },
            target: 'linking',
            actions: { type: 'setProof', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isGiven', params: ({ event }) => event.output },
            target: 'exchanging',
            actions: { type: 'setProof', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isBlocked', params: ({ event }) => event.output },
            target: 'ended',
            actions: 'announceBlocked',
          },
          { target: 'ended', actions: 'announceRefusal' },
        ],
        onError: { target: 'ended', actions: 'announceRefusal' },
      },
    },
    exchanging: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { provider, proof } }) => ({ provider, proof }),
        onDone: {
          target: 'ended',
          actions: [
            { type: 'announceSuccess', params: ({ event }) => event.output },
            { type: 'enter', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'takesOver', params: ({ event }) => ({ error: event.error }) },
            target: 'confirming',
            actions: { type: 'setWarning', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'ended',
            actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    confirming: { on: { 'takeOver.confirm': 'exchanging', 'takeOver.cancel': 'ended' } },
    linking: {
      invoke: {
        id: 'link',
        src: 'link',
        input: ({ context: { provider, proof } }) => ({ provider, proof }),
        onDone: { target: 'ended', actions: 'announceLinked' },
        onError: {
          target: 'ended',
          actions: { type: 'announceUnlinked', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ended: { type: 'final' },
  },
})
