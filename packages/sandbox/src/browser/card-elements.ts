import type { CardInput, CardProblem } from '../shared/card-rules.ts'
import {
  createCardElement,
  type CardElement,
  type CardElementOptions,
  type CardElementType,
} from './card-element.ts'
import type { CardFieldKind } from './card-format.ts'
import type { AppearanceVariables } from './card-style.ts'

/** The sandbox honours these options of a group. */
export interface CardElementsOptions {
  clientSecret?: string
  appearance?: { variables?: AppearanceVariables }
}

/** A React component of `@stripe/react-stripe-js`; it names the type of its element. */
interface ElementComponent {
  __elementType: string
}

/** One card form: its elements together hold one card. */
export interface CardElements {
  create(type: string, options?: CardElementOptions): CardElement
  getElement(element: string | ElementComponent): CardElement | null
  update(changes: CardElementsOptions): Promise<void>
  fetchUpdates(): Promise<{ error?: { message: string } }>
  submit(): Promise<SubmitResult>
  on(event: 'update-end', listener: () => void): void
  off(event: 'update-end', listener: () => void): void
  /** Returns the secret of the payment that the form was opened for, if any. */
  clientSecret(): string | undefined
  card(): CardInput
  /** Marks every invalid field, focuses the first and returns its problem. */
  validate(): CardProblem | undefined
  has(element: CardElement): boolean
}

export type SubmitResult =
  | { selectedPaymentMethod: 'card'; error?: never }
  | { error: { type: 'validation_error'; code: string; message: string } }

const types: readonly CardElementType[] = ['payment', 'card', 'cardNumber', 'cardExpiry', 'cardCvc']

const fieldOrder: readonly CardFieldKind[] = ['number', 'expiry', 'cvc']

/** Opens a group of elements, as `stripe.elements()` does. */
export function createCardElements(
  firstOptions: CardElementsOptions,
  { document, now }: { document: Document; now: () => number },
): CardElements {
  const options: CardElementsOptions = { ...firstOptions }
  const living = new Set<CardElement>()
  const updateListeners = new Set<() => void>()

  const field = (kind: CardFieldKind) =>
    [...living].flatMap((element) => element.fields).find((candidate) => candidate.kind === kind)
  const digits = (kind: CardFieldKind) => field(kind)?.digits() ?? ''

  const group: CardElements = {
    create(type, elementOptions = {}) {
      const known = types.find((candidate) => candidate === type)
      if (!known) throw new Error(`The sandbox has no "${type}" element.`)
      const element = createCardElement(known, elementOptions, {
        document,
        now,
        appearance: () => options.appearance?.variables ?? {},
        cardNumber: () => digits('number'),
        destroyed: (gone) => living.delete(gone),
      })
      living.add(element)
      return element
    },
    getElement(element) {
      const { __elementType: type } = typeof element === 'string' ? { __elementType: element } : element
      return [...living].findLast((mounted) => mounted.type === type) ?? null
    },
    async update(changes) {
      Object.assign(options, changes)
      for (const element of living) element.restyle()
      for (const listener of updateListeners) listener()
    },
    fetchUpdates: async () => ({}),
    async submit() {
      const problem = group.validate()
      return problem ? { error: { type: 'validation_error', ...problem } } : { selectedPaymentMethod: 'card' }
    },
    on: (_event, listener) => void updateListeners.add(listener),
    off: (_event, listener) => void updateListeners.delete(listener),
    clientSecret: () => options.clientSecret,
    card: () => ({
      number: digits('number'),
      expiry: digits('expiry').replace(/^(\d{2})/, '$1/'),
      cvc: digits('cvc'),
    }),
    validate() {
      for (const element of living) element.showProblems()
      const wrong = fieldOrder.map(field).find((candidate) => candidate?.problem())
      wrong?.input.focus()
      return wrong?.problem()
    },
    has: (element) => living.has(element),
  }
  return group
}
