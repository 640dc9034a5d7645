import {
  cardLayout,
  cvcProblem,
  expiryProblem,
  numberLength,
  numberProblem,
  type CardProblem,
} from '../shared/card-rules.ts'
import { createCardField, type CardField } from './card-field.ts'
import type { CardFieldKind } from './card-format.ts'
import {
  applyAppearance,
  applyElementStyle,
  injectCardStyle,
  markFrame,
  type AppearanceVariables,
  type ElementStyle,
} from './card-style.ts'

export type CardElementType = 'payment' | 'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc'

/** The sandbox honours these options of an element. */
export interface CardElementOptions {
  disabled?: boolean
  readOnly?: boolean
  /** Single elements only. */
  placeholder?: string
  style?: { base?: ElementStyle; invalid?: ElementStyle }
  /** The container gets these names instead of `StripeElement`, `StripeElement--focus` and so on. */
  classes?: Partial<Record<keyof typeof stateClasses, string>>
}

/** `change` listeners receive it, as from Stripe. */
export interface CardElementChange {
  elementType: CardElementType
  complete: boolean
  empty: boolean
  error: { type: 'validation_error'; code: string; message: string } | undefined
  value: { type: 'card' } | { postalCode: string } | undefined
  brand?: string
  collapsed?: boolean
}

type Listener = (event: { elementType: CardElementType }) => void

/** An element as `@stripe/react-stripe-js`, pages and its group use it. */
export interface CardElement {
  readonly type: CardElementType
  readonly fields: readonly CardField[]
  mount(target: string | HTMLElement): void
  unmount(): void
  destroy(): void
  on(event: string, listener: Listener): CardElement
  once(event: string, listener: Listener): CardElement
  off(event: string, listener?: Listener): CardElement
  update(options: CardElementOptions): void
  focus(): void
  blur(): void
  clear(): void
  /** Marks every invalid field, empty ones too, as a submit does. */
  showProblems(): void
  restyle(): void
}

/** An element uses these parts of its group. */
export interface CardElementSurroundings {
  document: Document
  appearance: () => AppearanceVariables
  /** Returns the digits of the group's card number; another element may have its field. */
  cardNumber: () => string
  /** Returns epoch `ms`. */
  now: () => number
  destroyed: (element: CardElement) => void
}

const kinds: Record<CardElementType, readonly CardFieldKind[]> = {
  payment: ['number', 'expiry', 'cvc'],
  card: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
}

const stateClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
}

/** Builds one element of a card form out of real inputs. */
export function createCardElement(
  type: CardElementType,
  firstOptions: CardElementOptions,
  surroundings: CardElementSurroundings,
): CardElement {
  const { document } = surroundings
  const form = type === 'payment'
  const listeners = new Map<string, Set<Listener>>()
  const options: CardElementOptions = { ...firstOptions }
  let container: HTMLElement | undefined
  let readyTimer: ReturnType<typeof setTimeout> | undefined
  let destroyed = false

  const fields = kinds[type].map((kind) =>
    createCardField(document, {
      kind,
      variant: form ? 'form' : 'single',
      cardNumber: surroundings.cardNumber,
      onInput: () => {
        fieldOf(kind)?.showProblem(typingProblem(kind))
        changed()
      },
      onBlur: () => {
        if (digitsOfKind(kind) !== '') showProblemsOf([kind])
      },
    }),
  )

  const root = document.createElement('div')
  root.className = 'sandbox-card'
  root.dataset.look = form ? 'form' : type === 'card' ? 'row' : 'bare'
  root.append(...fields.map((field) => field.root))
  if (form) root.append(sandboxNote(document))
  root.addEventListener('focusin', (event) => {
    if (!isInside(event.relatedTarget)) emit('focus')
    showState()
  })
  root.addEventListener('focusout', (event) => {
    if (!isInside(event.relatedTarget)) emit('blur')
    showState(isInside(event.relatedTarget))
  })
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) emit('escape')
  })

  function isInside(target: EventTarget | null): boolean {
    return target instanceof Node && root.contains(target)
  }

  function fieldOf(kind: CardFieldKind): CardField | undefined {
    return fields.find((field) => field.kind === kind)
  }

  function digitsOfKind(kind: CardFieldKind): string {
    return fieldOf(kind)?.digits() ?? ''
  }

  function problemOf(kind: CardFieldKind): CardProblem | undefined {
    switch (kind) {
      case 'number':
        return numberProblem(digitsOfKind(kind))
      case 'expiry':
        return expiryProblem(digitsOfKind(kind), surroundings.now())
      case 'cvc':
        return cvcProblem(digitsOfKind(kind), surroundings.cardNumber())
      default:
        return kind satisfies never
    }
  }

  /** Returns the problem of a complete value; an incomplete one has none while typing. */
  function typingProblem(kind: CardFieldKind): CardProblem | undefined {
    const digits = digitsOfKind(kind)
    const whole = kind === 'number' ? digits.length === numberLength(digits) : digits.length === 4
    return kind !== 'cvc' && whole ? problemOf(kind) : undefined
  }

  /** Marks these fields with their problems, and notifies listeners of a new error. */
  function showProblemsOf(some: readonly CardFieldKind[]): void {
    const before = change().error?.code
    for (const kind of some) fieldOf(kind)?.showProblem(problemOf(kind))
    if (change().error?.code !== before) changed()
  }

  function change(): CardElementChange {
    const problem = fields.map((field) => field.problem()).find(Boolean)
    const hasNumber = type === 'card' || type === 'cardNumber'
    return {
      elementType: type,
      complete: kinds[type].every((kind) => problemOf(kind) === undefined),
      empty: fields.every((field) => field.digits() === ''),
      error: problem && { type: 'validation_error', ...problem },
      value: form ? { type: 'card' } : type === 'card' ? { postalCode: '' } : undefined,
      ...(hasNumber && { brand: cardLayout(digitsOfKind('number')).brand }),
      ...(form && { collapsed: false }),
    }
  }

  function changed(): void {
    showState()
    emit('change', change())
  }

  function emit(event: string, payload: { elementType: CardElementType } = { elementType: type }): void {
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }

  function showState(focused = root.contains(document.activeElement)): void {
    if (!container) return
    const { complete, empty, error } = change()
    const states = { base: true, complete, empty, focus: focused, invalid: error !== undefined }
    for (const state of stateNames) {
      for (const name of classNames(state)) container.classList.toggle(name, states[state])
    }
  }

  function classNames(state: keyof typeof stateClasses): string[] {
    return (options.classes?.[state] ?? stateClasses[state]).split(/\s+/).filter(Boolean)
  }

  function applyOptions(): void {
    for (const { input } of fields) {
      input.disabled = options.disabled ?? false
      input.readOnly = options.readOnly ?? false
      if (fields.length === 1 && options.placeholder !== undefined) input.placeholder = options.placeholder
    }
    applyAppearance(root, surroundings.appearance())
    if (form) return
    if (container) markFrame(container, surroundings.appearance())
    applyElementStyle(root, options.style?.base ?? {}, options.style?.invalid ?? {})
  }

  /** Connects a label of the page to the input. As in Stripe, a label for the container names and focuses the input. */
  function takeLabel(mountPoint: HTMLElement): void {
    const label = mountPoint.id
      ? document.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(mountPoint.id)}"]`)
      : null
    const [field] = fields
    if (form || !label || !field) return
    label.id ||= `${mountPoint.id}-label`
    if (fields.length === 1) {
      field.input.setAttribute('aria-labelledby', label.id)
      field.input.removeAttribute('aria-label')
    } else {
      root.setAttribute('role', 'group')
      root.setAttribute('aria-labelledby', label.id)
    }
    label.addEventListener('click', focusFirst)
  }

  function focusFirst(): void {
    fields[0]?.input.focus()
  }

  function unmount(): void {
    clearTimeout(readyTimer)
    if (container) {
      markFrame(container, undefined)
      for (const state of stateNames) container.classList.remove(...classNames(state))
      if (container.id) {
        document
          .querySelector(`label[for="${CSS.escape(container.id)}"]`)
          ?.removeEventListener('click', focusFirst)
      }
    }
    container = undefined
    root.remove()
  }

  const element: CardElement = {
    type,
    fields,
    mount(target) {
      if (destroyed) throw new Error('This element was destroyed and cannot be mounted again.')
      const mountPoint = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
      if (!mountPoint) throw new Error('There is no such element to mount into.')
      unmount()
      injectCardStyle(document)
      container = mountPoint
      applyOptions()
      takeLabel(mountPoint)
      mountPoint.replaceChildren(root)
      showState()
      readyTimer = setTimeout(() => emit('ready'), 0)
    },
    unmount,
    destroy() {
      unmount()
      destroyed = true
      listeners.clear()
      surroundings.destroyed(element)
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
      return element
    },
    once(event, listener) {
      const onlyOnce: Listener = (payload) => {
        element.off(event, onlyOnce)
        listener(payload)
      }
      return element.on(event, onlyOnce)
    },
    off(event, listener) {
      if (listener) listeners.get(event)?.delete(listener)
      else listeners.delete(event)
      return element
    },
    update(changes) {
      for (const state of stateNames) container?.classList.remove(...classNames(state))
      Object.assign(options, changes)
      applyOptions()
      showState()
    },
    focus: focusFirst,
    blur() {
      for (const { input } of fields) input.blur()
    },
    clear() {
      for (const field of fields) {
        field.clear()
        field.showProblem(undefined)
      }
      changed()
    },
    showProblems: () => showProblemsOf(kinds[type]),
    restyle: applyOptions,
  }
  return element
}

const stateNames: ReadonlyArray<keyof typeof stateClasses> = ['base', 'complete', 'empty', 'focus', 'invalid']

function sandboxNote(document: Document): HTMLElement {
  const note = document.createElement('p')
  note.className = 'sandbox-note'
  const number = document.createElement('span')
  number.textContent = '4242 4242 4242 4242'
  note.append('Sandbox: no real card is charged. Test card ', number, ', any future date, any code.')
  return note
}
