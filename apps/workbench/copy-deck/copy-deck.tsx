import * as contractMessages from '@meridian-2117/contract/messages/messages'

type Text = string | readonly string[]
type MessageSet = Readonly<Record<string, Text | ((...parameters: never[]) => Text)>>

const modules: Readonly<Record<string, Readonly<Record<string, MessageSet>>>> = {
  '@meridian-2117/contract/messages/messages': contractMessages,
  ...import.meta.glob<Readonly<Record<string, MessageSet>>>('../../../packages/ui/src/**/*.messages.ts', {
    eager: true,
  }),
}

/** Returns a message with … for each parameter; the lines of a list are joined. */
function textOf(message: MessageSet[string]): string {
  const text =
    typeof message === 'function' ? message(...(Array(message.length).fill('…') as never[])) : message
  return typeof text === 'string' ? text : text.join(' / ')
}

/** Returns the import of a host: `@meridian-2117/ui/screens/home.messages` for `screens/home/home.messages.ts` of ui. */
const importOf = (path: string): string =>
  path.replace(/^.*\/ui\/src\/(\w+)\/(?:[\w-]+\/)?([\w-]+\.messages)\.ts$/, '@meridian-2117/ui/$1/$2')

/** Lists every message of the product by its import, constant and key. */
export function CopyDeck() {
  return Object.entries(modules).flatMap(([path, sets]) =>
    Object.entries(sets).map(([name, messages]) => (
      <section key={name} className="mt-8">
        <h2 className="font-mono text-sm text-signal">{name}</h2>
        <p className="mb-2 font-mono text-micro wrap-anywhere text-ink-muted">{importOf(path)}</p>
        <dl className="divide-y divide-seam border-y border-seam text-ink">
          {Object.entries(messages).map(([key, message]) => (
            <div key={key} className="grid gap-x-6 gap-y-1 py-2 text-sm sm:grid-cols-[16rem_minmax(0,1fr)]">
              <dt className="font-mono wrap-anywhere text-ink-muted">{key}</dt>
              <dd className="text-pretty">{textOf(message)}</dd>
            </div>
          ))}
        </dl>
      </section>
    )),
  )
}
