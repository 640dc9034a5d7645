import { use } from 'react'
import { Words, type Catalogue, type ReplacedWords } from './words.ts'

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
