import { ChargeNote } from '@meridian/ui/sections/charge-note'
import { Logo } from '@meridian/ui/components/logo'
import { override, MessagesProvider, type MessageSet } from '@meridian/ui/lib/messages'
import { paymentMessages } from '@meridian/ui/sections/payment-form.messages'
import { shellMessages } from '@meridian/ui/lib/shell.messages'
import type { ReactNode } from 'react'
import { messageSets } from 'virtual:message-uses'
import readme from '../../../packages/ui/README.md?raw'

/** The command that installs everything, from the README of ui. */
export const install = /^npm install .*$/m.exec(readme)?.[0] ?? ''

/** Shows a source in Storybook's own code block. */
export const fenced = (source: string, language: string): string => `\`\`\`${language}\n${source}\n\`\`\``

const german = new Map([
  override(shellMessages, { product: 'Hafenladen' }),
  override(paymentMessages, {
    payer: (email) => `Es zahlt ${email}`,
    feeNotCharged: 'Karten zahlen keine Gebühr der Plattform.',
  }),
])

/** Shows the same parts with the default messages and with a host's. */
export function OwnMessages() {
  return (
    <div className="mt-4 mb-8 grid gap-4 sm:grid-cols-2">
      <Sample title="Default" />
      <MessagesProvider value={german}>
        <Sample title="In German" />
      </MessagesProvider>
    </div>
  )
}

function Sample({ title }: { title: string }) {
  return (
    <section className="rounded-panel border border-seam bg-hull p-5 text-ink">
      <h3 className="font-mono text-micro text-ink-muted uppercase">{title}</h3>
      <Logo variant="full" className="my-5" />
      <ChargeNote payer="player@example.com" />
    </section>
  )
}

const folder = '../../../packages/ui/src/'
const messageModules = import.meta.glob<Record<string, MessageSet>>(
  '../../../packages/ui/src/**/*.messages.ts',
  {
    eager: true,
  },
)

/** Lists every set of messages, read from the code: its entry, its constant, its subject and its size. */
export function MessageSets() {
  return (
    <Rows
      rows={Object.entries(messageModules).flatMap(([path, module]) =>
        Object.entries(module).map(([name, texts]): Row => ({
          term: path.slice(folder.length, -'.ts'.length).replace(/\/[\w-]+\/(?=[\w-]+\.)/, '/'),
          name,
          text: `${messageSets[name]?.about.replaceAll('`', '')}. ${Object.keys(texts).length} entries.`,
        })),
      )}
    />
  )
}

/** The sheets that a host may import. */
export function Styles() {
  return (
    <Rows
      rows={[
        {
          term: 'page.css',
          name: 'page.css',
          text: 'A whole page of ours: background, fonts and reset.',
        },
        {
          term: 'styles.css',
          name: 'theme.css',
          text: 'All parts, on any page. No rule reaches an element of yours.',
        },
        {
          term: 'styles/buy.css',
          name: 'theme/buy.css',
          text: 'The parts of all chains; as a theme, of this chain alone. Likewise list and sell.',
        },
      ]}
    />
  )
}

interface Row {
  /** The import. */
  term: string
  /** Its purpose, or its other form. */
  name: string
  text: ReactNode
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="mt-4 mb-8 divide-y divide-seam border-y border-seam text-ink">
      {rows.map(({ term, name, text }) => (
        <div
          key={term}
          className="grid gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-[11rem_11rem_minmax(0,1fr)]"
        >
          <dt className="font-mono text-signal">{term}</dt>
          <dd className="font-mono text-ink-muted">{name}</dd>
          <dd className="min-w-0 text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
