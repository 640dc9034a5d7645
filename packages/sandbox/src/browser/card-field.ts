import { digitsOf, type CardProblem } from '../shared/card-rules.ts'
import { formatEdit, type CardFieldKind } from './card-format.ts'

export interface CardField {
  readonly kind: CardFieldKind
  readonly root: HTMLElement
  readonly input: HTMLInputElement
  digits(): string
  clear(): void
  /** Returns the problem that the field is marked with. */
  problem(): CardProblem | undefined
  /** Marks the field as invalid and shows the message beneath it, or removes the mark. */
  showProblem(problem: CardProblem | undefined): void
}

export interface CardFieldOptions {
  kind: CardFieldKind
  /** `form` shows a visible label and leaves room for the error; for `single` the page has both. */
  variant: 'form' | 'single'
  /** Returns the card number, which decides the length of a security code. */
  cardNumber: () => string
  onInput: () => void
  onBlur: () => void
}

const facts: Record<CardFieldKind, { label: string; placeholder: string; autocomplete: AutoFill }> = {
  number: { label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number' },
  expiry: { label: 'Expiration date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  cvc: { label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc' },
}

let fieldCount = 0

/** Builds a labelled input that formats typed text and leaves the caret after the same digit. */
export function createCardField(document: Document, options: CardFieldOptions): CardField {
  const { kind, variant } = options
  const { label, placeholder, autocomplete } = facts[kind]
  fieldCount += 1
  const id = `sandbox-${kind}-${fieldCount}`

  const input = document.createElement('input')
  input.id = id
  input.className = 'sandbox-input'
  input.type = 'text'
  input.inputMode = 'numeric'
  input.autocomplete = autocomplete
  input.placeholder = placeholder
  input.spellcheck = false
  input.setAttribute('autocorrect', 'off')
  input.setAttribute('aria-invalid', 'false')

  const root = document.createElement('div')
  root.className = 'sandbox-field'
  root.dataset.kind = kind

  const error = document.createElement('p')
  error.id = `${id}-error`
  error.className = 'sandbox-error'
  error.setAttribute('aria-live', 'polite')

  if (variant === 'form') {
    const caption = document.createElement('label')
    caption.className = 'sandbox-label'
    caption.htmlFor = id
    caption.textContent = label
    root.append(caption, input, error)
  } else {
    input.setAttribute('aria-label', label)
    root.append(input)
  }

  let digits = ''
  let shown: CardProblem | undefined
  input.addEventListener('input', (event) => {
    const edited = formatEdit(kind, {
      raw: input.value,
      caret: input.selectionStart ?? input.value.length,
      before: digits,
      deleting: deletionOf(event),
      number: options.cardNumber(),
    })
    digits = digitsOf(edited.text)
    if (input.value !== edited.text) {
      input.value = edited.text
      if (document.activeElement === input) input.setSelectionRange(edited.caret, edited.caret)
    }
    options.onInput()
  })
  input.addEventListener('blur', options.onBlur)

  return {
    kind,
    root,
    input,
    digits: () => digits,
    clear() {
      digits = ''
      input.value = ''
    },
    problem: () => shown,
    showProblem(problem) {
      shown = problem
      input.setAttribute('aria-invalid', String(problem !== undefined))
      if (variant === 'single') return
      error.textContent = problem?.message ?? ''
      if (problem) input.setAttribute('aria-describedby', error.id)
      else input.removeAttribute('aria-describedby')
    },
  }
}

function deletionOf(event: Event): 'backward' | 'forward' | undefined {
  if (!(event instanceof InputEvent)) return undefined
  switch (event.inputType) {
    case 'deleteContentBackward':
      return 'backward'
    case 'deleteContentForward':
      return 'forward'
    default:
      return undefined
  }
}
