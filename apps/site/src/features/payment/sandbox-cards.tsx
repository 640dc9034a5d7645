import { formatEdit } from '@meridian-2117/sandbox/browser/card-format'
import { connectCardProvider, type CardProviderOptions } from '@meridian-2117/sandbox/browser/card-provider'
import { readSwitches } from '@meridian-2117/sandbox/browser/switches'
import {
  cardFields,
  digitsOf,
  fieldProblem,
  typingProblem,
  type CardFieldKind,
  type CardInput,
} from '@meridian-2117/sandbox/shared/card-rules'
import { Field, FieldControl } from '@meridian-2117/ui/components/field'
import type { CardFieldName } from '@meridian-2117/ui/screens/card-payment'
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
} from 'react'
import type {
  CardFieldProps,
  CardFieldsProps,
  CardProvider,
  ConfirmPayment,
  CreateMethod,
  PaymentFormProps,
} from '../../lib/services/card-provider.ts'

type SandboxProvider = ReturnType<typeof connectCardProvider>

/** Loads the sandbox in place of Stripe. Its fields are inputs of the page. */
export async function loadSandboxCards(options: CardProviderOptions): Promise<CardProvider> {
  if (readSwitches().cards === 'stopped') throw new Error('The sandbox does not load')
  const provider = connectCardProvider(options)
  return {
    PaymentForm: (props) => <PaymentForm provider={provider} {...props} />,
    CardFields: (props) => <CardFields provider={provider} {...props} />,
    CardField,
    readOutcome: (clientSecret) => provider.readOutcome(clientSecret),
    askBank: (clientSecret) => provider.askBank(clientSecret),
  }
}

function PaymentForm({
  provider,
  clientSecret,
  confirmRef,
  ...loadEvents
}: PaymentFormProps & { provider: SandboxProvider }) {
  const [problems, setProblems] = useState<Partial<Record<CardFieldKind, string | undefined>>>({})
  const card = useTypedCard((kind, message) => setProblems((before) => ({ ...before, [kind]: message })))
  useImperativeHandle<ConfirmPayment, ConfirmPayment>(confirmRef, () => async (returnUrl) => {
    const message = card.check()
    if (message) return { status: 'failed', message }
    return provider.confirm(clientSecret, card.read(), returnUrl)
  })
  const { loaded, onInput } = useLoad(loadEvents)
  if (!loaded) return null
  return (
    <div
      onInput={onInput}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 tabular-nums"
    >
      {cardFields.map((kind) => (
        <Field
          key={kind}
          {...card.inputProps(kind)}
          name={kind}
          label={labels[kind]}
          live
          error={problems[kind]}
          className={kind === 'number' ? 'col-span-full' : 'min-w-0'}
        />
      ))}
      <p className="col-span-full text-xs leading-4 text-ink-muted">
        Sandbox: no real card is charged. Test card{' '}
        <span className="whitespace-nowrap">4242 4242 4242 4242</span>, any future date, any code.
      </p>
    </div>
  )
}

const labels = { number: 'Card number', expiry: 'Expiration date', cvc: 'Security code' } as const

const fieldNames: Record<CardFieldKind, CardFieldName> = { number: 'number', expiry: 'expiry', cvc: 'code' }
const kinds: Record<CardFieldName, CardFieldKind> = { number: 'number', expiry: 'expiry', code: 'cvc' }

const CardContext = createContext<{ card: TypedCard; fields: ReturnType<typeof useLoad> } | null>(null)

function CardFields({
  provider,
  createRef,
  onError,
  children,
  ...loadEvents
}: CardFieldsProps & { provider: SandboxProvider }) {
  const card = useTypedCard((kind, message) => onError(fieldNames[kind], message))
  useImperativeHandle<CreateMethod, CreateMethod>(createRef, () => async () => {
    const message = card.check()
    return message ? { status: 'refused', message } : provider.createMethod(card.read())
  })
  const fields = useLoad(loadEvents)
  return <CardContext value={{ card, fields }}>{children}</CardContext>
}

function CardField({ field, className, disabled }: CardFieldProps) {
  const form = use(CardContext)
  return (
    <div className={className} onInput={form?.fields.onInput}>
      {form?.fields.loaded && (
        <FieldControl asChild>
          <input
            disabled={disabled}
            className="w-full bg-transparent tabular-nums outline-none placeholder:text-ink-muted aria-invalid:text-alert"
            {...form.card.inputProps(kinds[field])}
          />
        </FieldControl>
      )}
    </div>
  )
}

/** Loads the fields, and breaks them at the first key if the switch says so. */
function useLoad({ onReady, onLoadError }: Pick<PaymentFormProps, 'onReady' | 'onLoadError'>) {
  const [loaded, setLoaded] = useState(() => readSwitches().cards !== 'formMissing')
  const ready = useEffectEvent(onReady)
  const failed = useEffectEvent(onLoadError)
  useEffect(() => (loaded ? ready() : failed()), [loaded])
  return {
    loaded,
    onInput: () => {
      if (readSwitches().cards === 'formBreaks') setLoaded(false)
    },
  }
}

const inputFacts = {
  number: { placeholder: '1234 1234 1234 1234', autoComplete: 'cc-number' },
  expiry: { placeholder: 'MM / YY', autoComplete: 'cc-exp' },
  cvc: { placeholder: 'CVC', autoComplete: 'cc-csc' },
} as const

interface TypedCard {
  inputProps: (kind: CardFieldKind) => ComponentProps<'input'>
  /** Reports the problem of every field, focuses the first that has one, and returns its message. */
  check: () => string | undefined
  read: () => CardInput
}

/** Formats a card while it is typed, and reports the message of a field's problem, or `undefined` once it has none. */
function useTypedCard(onProblem: (kind: CardFieldKind, message: string | undefined) => void): TypedCard {
  const typed = useRef<CardInput>({ number: '', expiry: '', cvc: '' })
  const inputs = useRef<Partial<Record<CardFieldKind, HTMLInputElement | null>>>({})

  const onInput = (
    kind: CardFieldKind,
    { currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>,
  ) => {
    const { text, caret } = formatEdit(kind, {
      raw: input.value,
      caret: input.selectionStart ?? input.value.length,
      before: typed.current[kind],
      deleting: deletionOf(nativeEvent),
      number: typed.current.number,
    })
    typed.current[kind] = digitsOf(text)
    if (input.value !== text) {
      input.value = text
      if (document.activeElement === input) input.setSelectionRange(caret, caret)
    }
    onProblem(kind, typingProblem(kind, typed.current, Date.now())?.message)
  }

  const checkField = (kind: CardFieldKind) => {
    const message = fieldProblem(kind, typed.current, Date.now())?.message
    onProblem(kind, message)
    return message
  }

  return {
    inputProps: (kind) => ({
      ...inputFacts[kind],
      ref: (input) => {
        inputs.current[kind] = input
      },
      inputMode: 'numeric',
      spellCheck: false,
      autoCorrect: 'off',
      onInput: (event) => onInput(kind, event),
      onBlur: () => {
        if (typed.current[kind] !== '') checkField(kind)
      },
    }),
    check: () => {
      const checked = cardFields.map((kind) => ({ kind, message: checkField(kind) }))
      const wrong = checked.find(({ message }) => message !== undefined)
      if (wrong) inputs.current[wrong.kind]?.focus()
      return wrong?.message
    },
    read: () => ({ ...typed.current }),
  }
}

const deletions: Record<string, 'backward' | 'forward'> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
}

const deletionOf = (event: Event) => (event instanceof InputEvent ? deletions[event.inputType] : undefined)
