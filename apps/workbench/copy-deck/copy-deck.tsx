import { messages, serverMessages } from '@meridian/contract/messages/messages'
import { useId, useState } from 'react'
import { messageSets, metadata, occasions, uses } from 'virtual:message-uses'

interface Sentence {
  /** Its key in the code. */
  key: string
  text: string
  /** The occasion on which it is shown. */
  occasion: string
  files: readonly string[]
}

type Text = string | readonly string[]
type MessageSet = Readonly<Record<string, Text | ((...parameters: never[]) => Text)>>

/** The texts of a set of messages by key, with … for each parameter; the lines of a list are joined. */
const textsOf = (set: MessageSet): [key: string, text: string][] =>
  Object.entries(set).map(([key, message]) => {
    const text =
      typeof message === 'function' ? message(...(Array(message.length).fill('…') as never[])) : message
    return [key, typeof text === 'string' ? text : text.join(' / ')]
  })

const messageModules = import.meta.glob<Readonly<Record<string, MessageSet>>>(
  '../../../packages/ui/src/**/*.messages.ts',
  {
    eager: true,
  },
)

/** `flows / buy` for `packages/flows/src/buy/buy.machine.ts`: the short name of a file. */
const whereabouts = (file: string): string => {
  const [, part = '', , ...rest] = file.split('/')
  return `${part} / ${(rest.length > 1 ? rest.slice(0, -1) : rest).join('/').replace(/\.tsx?$/, '')}`
}

const ofMessages = textsOf({ ...messages, ...serverMessages }).map(([key, text]) => ({
  key,
  text,
  occasion: occasions[key] ?? '',
  files: uses[key] ?? [],
}))

const ofMessageSets = Object.values(messageModules).flatMap((module) =>
  Object.entries(module).flatMap(([name, texts]) => {
    const { about = '', files = [] } = messageSets[name] ?? {}
    return textsOf(texts).map(([key, text]) => ({
      key: `${name.replace('Messages', '')}: ${key}`,
      text,
      occasion: about,
      files,
    }))
  }),
)

const contentModules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../../../packages/ui/src/{content,pictures}/*.ts',
    '!**/*.test.ts',
    // The offer contains the team; samples stand for what a server has, and the others name files.
    '!**/{placeholder-images,team,samples,film,pictures}.ts',
  ],
  { eager: true },
)

/** Collects the texts of a module of content; codes, addresses and classes start with a lower-case letter or a sign. */
const textsIn = (value: unknown, key: string): [key: string, text: string][] =>
  typeof value === 'string'
    ? /^[\p{Lu}\d$#]/u.test(value)
      ? [[key, value]]
      : []
    : Object.entries(Object(value) as object).flatMap(([part, inner]) => textsIn(inner, `${key}.${part}`))

const ofContent = Object.entries(contentModules).flatMap(([path, module]) => {
  const [folder, name] = path.replace('.ts', '').split('/').slice(-2)
  return Object.entries(module)
    .flatMap(([key, inner]) => textsIn(inner, `${name}: ${key}`))
    .map(([key, text]) => ({
      key,
      text,
      occasion:
        folder === 'content' ? 'Content of pages, the same for everybody' : 'Descriptions of pictures',
      files: [path.replace('..', 'packages/ui')],
    }))
})

const ofMetadata = Object.entries(metadata).flatMap(([file, texts]) =>
  texts.map((text) => ({
    key: file.split('/').at(-1)!.replace('.ts', ''),
    text,
    occasion: 'Titles of pages, and descriptions for search engines and chats',
    files: [file],
  })),
)

const sentences: readonly Sentence[] = [...ofMessages, ...ofMessageSets, ...ofContent, ...ofMetadata]

/** Lists every text of the product, with a search by text, key, occasion or file. */
export function CopyDeck() {
  const [search, setSearch] = useState('')
  const searchId = useId()
  const query = search.toLowerCase()
  const found = sentences.filter(({ key, text, occasion, files }) =>
    [key, text, occasion, ...files].some((field) => field.toLowerCase().includes(query)),
  )
  return (
    <>
      <label htmlFor={searchId} className="mb-2 block text-sm font-medium">
        Search by text, key, occasion or file
      </label>
      <input
        id={searchId}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="h-11 w-full max-w-md rounded-control border border-seam-strong bg-void px-4"
      />
      <p aria-live="polite" className="mt-2 mb-6 text-sm text-ink-muted">
        {found.length} of {sentences.length} sentences
      </p>
      {found.length === 0 && (
        <p className="mb-10 max-w-prose text-sm leading-5">
          No text matches. Names of items, figures and dates come with the data. A wallet or a bank writes the
          texts of its own pages.
        </p>
      )}
      {[...Map.groupBy(found, ({ occasion }) => occasion)].map(([occasion, entries]) => (
        <section key={occasion} className="mb-10">
          <h2 className="mb-3 font-display text-xl leading-7 font-semibold">{occasion}</h2>
          <ul className="divide-y divide-seam border-y border-seam">
            {entries.map(({ key, text, files }) => (
              <li key={`${key} ${text}`} className="grid gap-x-8 gap-y-1 py-3 md:grid-cols-[1fr_20rem]">
                <p>
                  {text}
                  <span className="block font-mono text-micro text-ink-muted">{key}</span>
                </p>
                <ul className="font-mono text-sm text-ink-muted">
                  {[...new Set(files.map(whereabouts))].map((location) => (
                    <li key={location}>{location}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
