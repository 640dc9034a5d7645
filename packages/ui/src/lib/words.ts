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

/** Returns the text before and after the part that a sentence is made around, for a caller that draws that part. */
export const around = (sentence: (part: string) => string): string[] => sentence(mark).split(mark)

/** Stands for a part; no sentence has it. */
const mark = '\0'
