import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import { readSwitches, setSwitch, type Switches } from '@meridian-2117/sandbox/browser/switches'
import { mailPaths } from '@meridian-2117/sandbox/shared/mail-calls'
import { SandboxToolbar as Toolbar, type PlayedService } from '@meridian-2117/ui/sections/sandbox-toolbar'
import { useState } from 'react'

const fault = [
  { value: 'none', label: 'Works' },
  { value: 'slow', label: 'Is slow' },
  { value: 'failing', label: 'Fails' },
]

const services: readonly (Omit<PlayedService, 'id' | 'value' | 'opens'> & { id: keyof Switches })[] = [
  {
    id: 'server',
    name: 'Server',
    replacement: 'Sandbox, as this tab sees it',
    options: [...fault, { value: 'stopped', label: 'Is stopped' }],
  },
  {
    id: 'cards',
    name: 'Card payments',
    replacement: 'Test cards, for Stripe',
    options: [
      ...fault,
      { value: 'stopped', label: 'Does not load' },
      { value: 'formMissing', label: 'Shows no form' },
      { value: 'formBreaks', label: 'Form breaks' },
      { value: 'silent', label: 'Never answers' },
    ],
  },
  { id: 'google', name: 'Google', replacement: 'A consent page', options: fault },
  { id: 'discord', name: 'Discord', replacement: 'A consent page', options: fault },
  { id: 'mail', name: 'Mail', replacement: 'An outbox, for a mail server', options: fault },
  {
    id: 'wallet',
    name: 'Wallet',
    replacement: 'A demo wallet, for MetaMask',
    options: [
      { value: 'approves', label: 'Signs' },
      { value: 'rejects', label: 'Rejects' },
      { value: 'silent', label: 'Says nothing' },
      { value: 'busy', label: 'Is busy' },
      { value: 'locked', label: 'Is locked' },
      { value: 'missing', label: 'Not installed' },
    ],
  },
]

/** A service is real where the page has its setting. */
const settingOf: Partial<Record<keyof Switches, keyof PageSettings>> = {
  cards: 'STRIPE_PUBLISHABLE_KEY',
  google: 'GOOGLE_CLIENT_ID',
  discord: 'DISCORD_CLIENT_ID',
}

const cards = [
  { number: '4242 4242 4242 4242', outcome: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
  { number: '4000 0000 0000 3155', outcome: 'asks the bank first' },
]

/** Shows the sandbox's switches over every page. */
export function SandboxToolbar({ settings }: { settings: PageSettings }) {
  const played = services.filter(({ id }) => {
    const setting = settingOf[id]
    return !setting || !settings[setting]
  })
  const [switches, setSwitches] = useState(readSwitches)
  const [notice, setNotice] = useState<string>()

  const fill = async (number: string) => {
    if (fillCard(number)) return setNotice(`${number} is filled in.`)
    const copied = await copy(number)
    setNotice(`${copied ? `${number} is copied: the` : 'The'} fields for it are on the payment pages.`)
  }

  return (
    <Toolbar
      services={played.map((service) => ({
        ...service,
        value: switches[service.id],
        opens:
          service.id === 'mail'
            ? { label: 'Open the outbox', address: outboxAddress(settings.API_BASE_URL ?? '') }
            : undefined,
      }))}
      onTurn={(id, value) => {
        setSwitch(id as keyof Switches, value as never)
        setSwitches(readSwitches())
      }}
      cards={settings.STRIPE_PUBLISHABLE_KEY ? [] : cards}
      onCard={(number) => void fill(number)}
      notice={notice}
    />
  )
}

/** Copies a text. Browsers offer the clipboard only on secure origins, and may refuse it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Returns the address of the sandbox's outbox; `apiBase` is empty for the page's own origin. */
function outboxAddress(apiBase: string): string {
  const { mail } = readSwitches()
  return apiBase + mailPaths.outbox + (mail === 'none' ? '' : `?fault=${mail}`)
}

/** Every test card accepts this expiry and security code. */
const others = { 'cc-exp': '12 / 40', 'cc-csc': '123' } as const

/** Types a card into the fields of the page; returns `false` if there are none. */
function fillCard(number: string): boolean {
  const typed = Object.entries({ 'cc-number': number, ...others }).map(([autocomplete, text]) => {
    const input = document.querySelector<HTMLInputElement>(`input[autocomplete='${autocomplete}']`)
    if (!input) return false
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  })
  return typed.includes(true)
}
