import { serverMessageOf, type Session } from '@meridian/contract'
import { displayName } from '@meridian/contract/names/display-name'
import type { Message } from '@meridian/contract/messages/message'
import { assign, emit, setup } from 'xstate'
import type { AuthScreen } from '../shared/auth-screen.ts'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'
import { errorToast, type EnteredEvent, type ToastEvent } from '../shared/emitted-events.ts'

/** Both providers sign players in; they differ in texts and in the way back. */
export type SocialProvider = 'google' | 'discord'

/** Names the provider and the screen where the sign-in started. */
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

interface SocialContext extends SocialInput {
  /** Empty until the provider has sent one. */
  proof: string
}

type SocialEmitted = ToastEvent | EnteredEvent

/** Shown when the provider refuses; Google's messages depend on the screen. */
const refusedMessages: Record<SocialProvider, Record<AuthScreen, Message>> = {
  google: { signUp: { key: 'googleSignUpFailed' }, signIn: { key: 'googleLogInFailed' } },
  discord: { signUp: { key: 'discordFailed' }, signIn: { key: 'discordFailed' } },
}

/** Shown when the server refuses without a message. */
const failedMessages: Record<SocialProvider, Message> = {
  google: { key: 'googleLogInFailed' },
  discord: { key: 'discordFailed' },
}

const enteredMessages: Record<SocialProvider, Record<AuthScreen, (name: string) => Message>> = {
  google: { signUp: () => ({ key: 'googleSignedUp' }), signIn: () => ({ key: 'googleLoggedIn' }) },
  discord: {
    signUp: (name) => ({ key: 'discordSignedUp', parts: [name] }),
    signIn: (name) => ({ key: 'discordLoggedIn', parts: [name] }),
  },
}

/** Decides where the session is stored and which page comes first (docs/product.md#accounts). */
const entries: Record<SocialProvider, Record<AuthScreen, Pick<EnteredEvent, 'lifetime' | 'to'>>> = {
  google: { signUp: { lifetime: 'browser', to: 'profile' }, signIn: { lifetime: 'tab', to: 'profile' } },
  discord: { signUp: { lifetime: 'browser', to: 'home' }, signIn: { lifetime: 'browser', to: 'profile' } },
}

/**
 * Signs in with Google or Discord; the server exchanges the provider's proof for a session. Google gives the proof to
 * the page. Discord redirects the browser away and back, and the flow starts again with the proof as input.
 */
export const socialMachine = setup({
  types: {
    input: {} as SocialInput,
    context: {} as SocialContext,
    emitted: {} as SocialEmitted,
  },
  actors: {
    requestProof: unimplementedActor<ProofAnswer, SocialInput>('requestProof'),
    signIn: unimplementedActor<Session, SignInInput>('signIn'),
  },
  guards: {
    isGiven: (_, answer: ProofAnswer) => answer.status === 'given',
    isBlocked: (_, answer: ProofAnswer) => answer.status === 'blocked',
  },
  actions: {
    setProof: assign({ proof: (_, answer: ProofAnswer) => (answer.status === 'given' ? answer.proof : '') }),
    announceRefusal: emit(({ context }): SocialEmitted =>
      errorToast(refusedMessages[context.provider][context.screen]),
    ),
    announceBlocked: emit((): SocialEmitted => errorToast({ key: 'popupBlocked' })),
    announceFailure: emit(({ context }, { error }: { error: unknown }): SocialEmitted =>
      errorToast(serverMessageOf(error) ?? failedMessages[context.provider]),
    ),
    announceSuccess: emit(({ context }, session: Session): SocialEmitted => ({
      type: 'toast',
      tone: 'success',
      message: enteredMessages[context.provider][context.screen](displayName(session.player)),
    })),
    enter: emit(({ context }, session: Session): SocialEmitted => ({
      type: 'player.entered',
      session,
      ...entries[context.provider][context.screen],
    })),
  },
}).createMachine({
  id: 'social',
  context: ({ input }) => ({ ...input, proof: '' }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'requestProof',
        src: 'requestProof',
        input: ({ context: { provider, screen } }) => ({ provider, screen }),
        onDone: [
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
        onError: {
          target: 'ended',
          actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ended: { type: 'final' },
  },
})
