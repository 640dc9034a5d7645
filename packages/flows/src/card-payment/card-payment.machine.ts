import { failureMessage, refusalCodeIn, type CardCharge } from '@meridian-2117/contract'
import { finalStatuses } from '@meridian-2117/contract/money/payment-status'
import { assign, emit, setup } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'
import { orderFrom, type Order, type OrderInput } from '../shared/order.ts'
import { outcomeMachine } from '../shared/outcome.ts'
import {
  backTo,
  orderOf,
  paymentContext,
  paymentEvents,
  paymentFailed,
  paymentRules,
  paymentStates,
  paymentTypes,
} from '../shared/payment-setup.ts'
import type { RefusedCharge } from '../shared/refused-charge.ts'
import { errorToast } from '../shared/emitted-events.ts'

/** Adds the name that was typed before a reload to the order. */
export interface CardPaymentInput extends OrderInput {
  /** As printed on the card. */
  name: string
}

/** The card itself stays in the provider's fields. */
export interface CreateMethodInput {
  /** Billing name. */
  name: string
}

/** The provider's answer to the card fields. A payment method charges nothing. */
export type CreateMethodAnswer =
  | { status: 'made'; paymentMethodId: string }
  | { status: 'refused'; message?: string | undefined }
  | { status: 'notLoaded' }

/** Our server charges this order with the payment method. */
export interface ChargeCardInput extends Order {
  name: string
  paymentMethodId: string
}

/** The card call's answer. After a rejection the card may have been charged. */
export type ChargeCardAnswer = CardCharge | RefusedCharge

/** Identifies the payment whose bank asks the player. */
export interface AskBankInput {
  clientSecret: string
}

/** The result of the bank's question. After a rejection it is unknown. */
export type AskBankAnswer = { status: 'paid' } | { status: 'failed'; message?: string | undefined }

/**
 * Charges a card. The provider turns the card fields into a payment method, and our server charges it. The bank may ask
 * in between. Before the call to the server nothing is charged. After it, only an answer leads back to the form.
 * Without an answer nothing can be paid; the machine asks the server for the outcome, with growing pauses.
 */
export const cardPaymentMachine = setup({
  types: { ...paymentTypes, input: {} as CardPaymentInput },
  actors: {
    createMethod: unimplementedActor<CreateMethodAnswer, CreateMethodInput>('createMethod'),
    chargeCard: unimplementedActor<ChargeCardAnswer, ChargeCardInput>('chargeCard'),
    askBank: unimplementedActor<AskBankAnswer, AskBankInput>('askBank'),
    outcome: outcomeMachine,
  },
})
  .extend(paymentRules)
  .extend({
    guards: {
      /** No further try can help: the item is owned, has another price, or one that no card can pay. */
      isEnded: ({ context: { error } }) =>
        error?.code !== undefined && finalStatuses[error.code] !== undefined,
      nameMissing: ({ context }) => context.name.trim() === '',
      providerMissing: ({ context }) => context.provider !== 'ready',
      isMade: (_, answer: CreateMethodAnswer) => answer.status === 'made',
      isNotLoaded: (_, answer: CreateMethodAnswer) => answer.status === 'notLoaded',
      requiresAction: (_, answer: ChargeCardAnswer) => answer.status === 'requires_action',
    },
    actions: {
      setName: assign({ name: (_, name: string) => name, nameMissing: false }),
      showNameMissing: assign({ nameMissing: true }),
      setMethod: assign({
        paymentMethodId: (_, answer: CreateMethodAnswer) =>
          answer.status === 'made' ? answer.paymentMethodId : '',
      }),
      setClientSecret: assign({
        clientSecret: (_, answer: ChargeCardAnswer) =>
          answer.status === 'requires_action' ? answer.clientSecret : '',
      }),
      forgetTry: assign({ paymentMethodId: '', clientSecret: '' }),
      showFailure: assign({
        error: (_, { error }: { error: unknown }): Failure => ({
          code: refusalCodeIn(error),
          message: failureMessage(error, paymentFailed),
        }),
      }),
      announceVisitor: emit(errorToast({ key: 'sessionRequired' })),
    },
    delays: {
      /** Milliseconds that the provider may take to make a payment method; nothing is charged by then. */
      methodLimit: 30_000,
      /** Milliseconds that the server may take to charge before the outcome is read. */
      chargeLimit: 60_000,
      /** Milliseconds that the player may take with the bank before the outcome is read. */
      bankLimit: 600_000,
    },
  })
  .createMachine({
    id: 'cardPayment',
    context: ({ input }) => ({ ...paymentContext(input, orderFrom(input)), name: input.name }),
    initial: 'deciding',
    on: {
      ...paymentEvents,
      'name.changed': { actions: { type: 'setName', params: ({ event }) => event.name } },
    },
    states: {
      deciding: {
        always: [
          { guard: 'isRefused', target: 'refused' },
          { guard: 'isSentBefore', target: 'unanswered' },
          { target: 'ready' },
        ],
      },
      ready: {
        always: { guard: 'isReplaced', target: 'replaced' },
        on: {
          'payment.submit': [
            { guard: 'isEnded', actions: 'announceError' },
            { guard: 'nameMissing', actions: 'showNameMissing' },
            { guard: 'providerMissing', actions: { type: 'setProvider', params: 'missing' } },
            // The toast shows, and the flow continues (docs/product.md#card-payment).
            { guard: 'isVisitor', target: 'preparing', actions: ['announceVisitor', 'announceSignIn'] },
            { target: 'preparing' },
          ],
        },
      },
      preparing: {
        entry: ['clearErrors', 'forgetTry'],
        invoke: {
          id: 'createMethod',
          src: 'createMethod',
          input: ({ context }) => ({ name: context.name.trim() }),
          onDone: [
            {
              guard: { type: 'isMade', params: ({ event }) => event.output },
              target: 'charging',
              actions: { type: 'setMethod', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isNotLoaded', params: ({ event }) => event.output },
              target: 'reopening',
              actions: { type: 'setProvider', params: 'missing' },
            },
            {
              target: 'reopening',
              actions: [{ type: 'showRefusal', params: ({ event }) => event.output }, 'announceError'],
            },
          ],
          onError: {
            target: 'reopening',
            actions: [
              { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
              'announceError',
            ],
          },
        },
        after: {
          methodLimit: {
            target: 'reopening',
            actions: [{ type: 'showError', params: paymentFailed }, 'announceError'],
          },
        },
      },
      charging: {
        // Emitted before the call: a page that is closed during the call finds the mark when it opens again.
        entry: 'announceSent',
        // A page from the back-forward cache may have a call that never answers.
        on: { 'page.restored': 'unanswered' },
        invoke: {
          id: 'chargeCard',
          src: 'chargeCard',
          input: ({ context }) => ({
            ...orderOf(context),
            name: context.name.trim(),
            paymentMethodId: context.paymentMethodId,
          }),
          onDone: [
            { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
            {
              guard: { type: 'requiresAction', params: ({ event }) => event.output },
              target: 'awaitingBank',
              actions: { type: 'setClientSecret', params: ({ event }) => event.output },
            },
            {
              target: 'reopening',
              actions: [{ type: 'showRefusal', params: ({ event }) => event.output }, 'announceNotCharged'],
            },
          ],
          onError: {
            target: 'unanswered',
            actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
        after: { chargeLimit: 'unanswered' },
      },
      unanswered: {
        always: [
          { guard: 'isVisitor', target: 'reopening', actions: 'announceNotCharged' },
          { target: 'unknown' },
        ],
      },
      awaitingBank: {
        // The secret is known now: a bank's own page returns the player with it.
        entry: 'announceSent',
        on: { 'page.restored': 'unknown' },
        invoke: {
          id: 'askBank',
          src: 'askBank',
          input: ({ context: { clientSecret } }) => ({ clientSecret }),
          onDone: [
            { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
            {
              target: 'reopening',
              actions: [
                { type: 'showRefusal', params: ({ event }) => event.output },
                'announceError',
                'announceNotCharged',
              ],
            },
          ],
          onError: 'unknown',
        },
        after: { bankLimit: 'unknown' },
      },
      reopening: backTo('ready'),
      ...paymentStates,
    },
  })
