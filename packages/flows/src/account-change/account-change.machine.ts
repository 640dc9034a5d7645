import { refusalCodeIn, serverMessageOf } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import type { AccountChange, AccountStep, TypedProof } from '@meridian-2117/contract/names/dialog-steps'
import type { WayIn } from '@meridian-2117/contract/names/ways-in'
import { newEmailProblem } from '@meridian-2117/contract/validation/new-email'
import { typedEmail } from '@meridian-2117/contract/validation/validation'
import { assign, emit, setup } from 'xstate'
import {
  errorToast,
  type NavigateEvent,
  type SignInNeededEvent,
  type ToastEvent,
} from '../shared/emitted-events.ts'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'

/** Sent by the page: the player asks for a change, fills its dialog, and leaves it. */
export type AccountChangeEvent =
  | { type: 'change.ask'; change: AccountChange; hasPassword: boolean }
  | ({ type: 'change.submit' } & TypedProof)
  | { type: 'field.edit'; field: keyof TypedProof }
  | { type: 'dialog.dismiss' }
  | { type: 'signIn.choose' }

/** The account is gone; the site ends its session. */
export interface AccountDeletedEvent {
  type: 'account.deleted'
}

/** The server makes this change. */
export interface AccountChangeInput {
  change: AccountChange
  /** Empty unless the change is one of the e-mail. */
  email: string
  /** Empty for an account without one. */
  password: string
}

interface AccountChangeContext extends AccountChangeInput {
  hasPassword: boolean
  errors: Extract<AccountStep, { status: 'asking' | 'changing' }>['errors']
}

type AccountChangeEmitted = ToastEvent | NavigateEvent | SignInNeededEvent | AccountDeletedEvent

const wayNames: Record<WayIn, Message> = {
  password: { key: 'wayPassword' },
  google: 'Google',
  discord: 'Discord',
  wallet: { key: 'wayWallet' },
}

const problemsOf = (
  { change, hasPassword }: AccountChangeContext,
  { email, password }: TypedProof,
): AccountChangeContext['errors'] => ({
  email: change.kind === 'email' ? newEmailProblem(email) : undefined,
  password: hasPassword && password === '' ? { key: 'currentPasswordMissing' } : undefined,
})

const isComplete = (context: AccountChangeContext, typed: TypedProof) =>
  Object.values(problemsOf(context, typed)).every((problem) => problem === undefined)

/**
 * Unlinks a way in, changes the e-mail or deletes the account, each from a dialog that says what happens
 * (docs/product.md#account). The server asks for the password, or for a recent sign-in where there is none. A failed
 * call leaves the dialog as it is.
 */
export const accountChangeMachine = setup({
  types: {
    context: {} as AccountChangeContext,
    events: {} as AccountChangeEvent,
    emitted: {} as AccountChangeEmitted,
  },
  actors: {
    change: unimplementedActor<void, AccountChangeInput>('change'),
  },
  guards: {
    isComplete: ({ context }, typed: TypedProof) => isComplete(context, typed),
    isOfEmail: ({ context }) => context.change.kind === 'email',
    isDeletion: ({ context }) => context.change.kind === 'delete',
    needsSignIn: (_, { error }: { error: unknown }) => refusalCodeIn(error) === 'sign_in_again',
  },
  actions: {
    setChange: assign((_, asked: { change: AccountChange; hasPassword: boolean }) => ({
      change: asked.change,
      hasPassword: asked.hasPassword,
      errors: {},
    })),
    setTyped: assign((_, { email, password }: TypedProof) => ({
      email: typedEmail(email),
      password,
      errors: {},
    })),
    setProblems: assign({ errors: ({ context }, typed: TypedProof) => problemsOf(context, typed) }),
    clearProblem: assign({
      errors: ({ context }, field: keyof TypedProof) => ({ ...context.errors, [field]: undefined }),
    }),
    forgetPassword: assign({ password: '' }),
    announceFailure: emit((_, { error }: { error: unknown }): AccountChangeEmitted =>
      errorToast(serverMessageOf(error) ?? { key: 'accountUnchanged' }),
    ),
    announceUnlinked: emit(({ context: { change } }): AccountChangeEmitted => ({
      type: 'toast',
      tone: 'success',
      message: { key: 'wayUnlinked', parts: [change.kind === 'unlink' ? wayNames[change.way] : ''] },
    })),
    announceDeleted: emit((): AccountChangeEmitted => ({
      type: 'toast',
      tone: 'success',
      message: { key: 'accountDeleted' },
    })),
    endSession: emit((): AccountChangeEmitted => ({ type: 'account.deleted' })),
    askSignIn: emit((): AccountChangeEmitted => ({ type: 'signIn.needed' })),
    goToSignIn: emit((): AccountChangeEmitted => ({ type: 'navigate', to: 'signIn' })),
  },
}).createMachine({
  id: 'accountChange',
  context: { change: { kind: 'email' }, hasPassword: false, email: '', password: '', errors: {} },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'change.ask': { target: 'asking', actions: { type: 'setChange', params: ({ event }) => event } },
      },
    },
    asking: {
      on: {
        'change.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'changing',
            actions: { type: 'setTyped', params: ({ event }) => event },
          },
          { actions: { type: 'setProblems', params: ({ event }) => event } },
        ],
        'field.edit': { actions: { type: 'clearProblem', params: ({ event }) => event.field } },
        'dialog.dismiss': 'idle',
      },
    },
    changing: {
      exit: 'forgetPassword',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { change, email, password } }) => ({ change, email, password }),
        onDone: [
          { guard: 'isOfEmail', target: 'mailed' },
          { guard: 'isDeletion', target: 'idle', actions: ['announceDeleted', 'endSession'] },
          { target: 'idle', actions: 'announceUnlinked' },
        ],
        onError: [
          {
            guard: { type: 'needsSignIn', params: ({ event }) => ({ error: event.error }) },
            target: 'signInNeeded',
          },
          {
            target: 'asking',
            actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    mailed: { on: { 'dialog.dismiss': 'idle' } },
    signInNeeded: {
      on: {
        'signIn.choose': { target: 'idle', actions: ['askSignIn', 'goToSignIn'] },
        'dialog.dismiss': 'idle',
      },
    },
  },
})
