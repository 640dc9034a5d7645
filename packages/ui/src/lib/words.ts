import { createContext, use } from 'react'

/** What a part of the product says, each by its meaning: text, lines of text, or a sentence made around its parts. */
export type Catalogue = Readonly<Record<string, string | readonly string[] | ((...parts: never[]) => string)>>

/** A catalogue with any words of its shape. */
export type InOtherWords<Given extends Catalogue> = {
  readonly [Key in keyof Given]: Given[Key] extends string
    ? string
    : Given[Key] extends readonly string[]
      ? readonly string[]
      : Given[Key]
}

/** What stands for each catalogue of which some words are the host's. */
export type ReplacedWords = ReadonlyMap<Catalogue, Catalogue>

/**
 * The host's words in place of the product's, as in another language or under another name: around everything,
 * `<Words value={new Map([replaced(buyStepWords, { buyNow: 'Jetzt kaufen' })])}>`. Without it the specification's stand.
 */
export const Words = createContext<ReplacedWords>(new Map())

/** One catalogue with some of its words replaced, as an entry of the map that `Words` takes; the others stay. */
export const replaced = <Given extends Catalogue>(
  catalogue: Given,
  words: Partial<InOtherWords<Given>>,
): [Catalogue, Catalogue] => [catalogue, { ...catalogue, ...words }]

/** A catalogue as it is to be shown here. */
export function useWords<Given extends Catalogue>(catalogue: Given): InOtherWords<Given> {
  // What stands for a catalogue was made of it, by `replaced`.
  return (use(Words).get(catalogue) ?? catalogue) as InOtherWords<Given>
}

/** Says a sentence that came from elsewhere, such as a flow or the server, in the host's words. */
export function useSentence(): <Text extends string | undefined>(text: Text) => Text | string {
  const words = use(Words)
  return (text) => (text === undefined ? text : sentenceIn(words, text))
}

/**
 * A sentence in the host's words. It is known by itself, as each message of the contract is one: one that no replaced
 * catalogue has stays as it is.
 */
export function sentenceIn(words: ReplacedWords, text: string): string {
  for (const [catalogue, others] of words)
    for (const [key, ours] of Object.entries(catalogue)) {
      const found = replacementOf(text, ours, others[key])
      if (found !== undefined) return found
    }
  return text
}

type Entry = Catalogue[string] | undefined

function replacementOf(text: string, ours: Entry, other: Entry): string | undefined {
  if (typeof ours === 'string') return text === ours ? (other as string) : undefined
  if (typeof ours === 'object') return (other as readonly string[])[ours.indexOf(text)]
  const [before = '', after = ''] = around(ours as (part: string) => string)
  if (before + after === '' || !text.startsWith(before) || !text.endsWith(after)) return undefined
  return (other as (part: string) => string)(text.slice(before.length, text.length - after.length))
}

/** What a sentence says before and after the part that it is made around, for whoever draws that part. */
export const around = (sentence: (part: string) => string): string[] => sentence(mark).split(mark)

/** Stands for a part; no sentence has it. */
const mark = '\0'
