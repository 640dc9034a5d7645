import { ChargeNote } from '@meridian-2117/ui/sections/charge-note'
import { Logo } from '@meridian-2117/ui/components/logo'
import { override, MessagesProvider } from '@meridian-2117/ui/lib/messages'
import { paymentMessages } from '@meridian-2117/ui/sections/payment-form.messages'
import { shellMessages } from '@meridian-2117/ui/lib/shell.messages'
import readme from '../../../packages/ui/README.md?raw'

/** The command that installs everything, from the README of ui. */
export const install = /^npm install .*$/m.exec(readme)?.[0] ?? ''

/** Shows a source in Storybook's own code block. */
export const fenced = (source: string, language: string): string => `\`\`\`${language}\n${source}\n\`\`\``

const german = new Map([
  override(shellMessages, { product: 'Hafenladen' }),
  override(paymentMessages, {
    player: (email) => `Es zahlt ${email}`,
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
      <ChargeNote player="player@example.com" />
    </section>
  )
}
