import { messages } from '@meridian/contract/rules/messages'
import { useId, useState } from 'react'
import { occasions, uses } from 'virtual:message-uses'

interface Sentence {
  key: string
  text: string
  /** When it is said. */
  occasion: string
  files: readonly string[]
}

/** Each message, with … in the place of what it is told; several lines where it has several. */
const sentences: readonly Sentence[] = Object.entries(messages).map(([key, message]) => {
  const said: string | readonly string[] = typeof message === 'function' ? message('…') : message
  const text = typeof said === 'string' ? said : said.join(' / ')
  return { key, text, occasion: occasions[key] ?? '', files: uses[key] ?? [] }
})

/** `flows / buy` for `packages/flows/src/buy/buy.machine.ts`: who says it, in short. */
const whereabouts = (file: string): string => {
  const [, part = '', , ...rest] = file.split('/')
  return `${part} / ${(rest.length > 1 ? rest.slice(0, -1) : rest).join('/').replace(/\.tsx?$/, '')}`
}

/** Every message of the product, by its words, its key, its occasion or its place. */
export function CopyDeck() {
  const [words, setWords] = useState('')
  const searchId = useId()
  const wanted = words.toLowerCase()
  const found = sentences.filter(({ key, text, occasion, files }) =>
    [key, text, occasion, ...files].some((one) => one.toLowerCase().includes(wanted)),
  )
  return (
    <>
      <label htmlFor={searchId} className="mb-2 block text-sm font-medium">
        Search by words, key, occasion or place
      </label>
      <input
        id={searchId}
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="h-11 w-full max-w-md rounded-control border border-seam-strong bg-void px-4"
      />
      <p aria-live="polite" className="mt-2 mb-6 text-sm text-ink-muted">
        {found.length} of {sentences.length} sentences
      </p>
      {[...Map.groupBy(found, ({ occasion }) => occasion)].map(([occasion, said]) => (
        <section key={occasion} className="mb-10">
          <h2 className="mb-3 font-display text-xl leading-7 font-semibold">{occasion}</h2>
          <ul className="divide-y divide-seam border-y border-seam">
            {said.map(({ key, text, files }) => (
              <li key={key} className="grid gap-x-8 gap-y-1 py-3 md:grid-cols-[1fr_20rem]">
                <p>
                  {text}
                  <span className="block font-mono text-micro text-ink-muted">{key}</span>
                </p>
                <ul className="font-mono text-sm text-ink-muted">
                  {[...new Set(files.map(whereabouts))].map((place) => (
                    <li key={place}>{place}</li>
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
