import { useEffect, useState } from 'react'
import type { Link, ValueEntries, ValueEntry } from '../protocol.ts'

export interface ValueTreeProps {
  link: Link
  /** The step whose context it is. */
  step: number
  path?: readonly string[]
  entries: ValueEntries
}

/** Shows the entries of a value, a line each. The entries of an entry are asked for when it is opened. */
export function ValueTree({ link, step, path = [], entries }: ValueTreeProps) {
  const { pages, more } = usePages(link, step, path, entries)
  const shown = pages.flatMap((page) => page.entries)
  return (
    <ul className="xs-values">
      {shown.map((entry) => (
        <ValueRow key={entry.name} link={link} step={step} path={[...path, entry.name]} entry={entry} />
      ))}
      {pages.at(-1)?.isMore && (
        <li>
          <button type="button" onClick={() => more(shown.length + entries.from)}>
            More
          </button>
        </li>
      )}
    </ul>
  )
}

interface ValueRowProps {
  link: Link
  step: number
  path: readonly string[]
  entry: ValueEntry
}

function ValueRow({ link, step, path, entry }: ValueRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opened = useEntries(link, step, path, isOpen && entry.isOpenable)
  const line = (
    <>
      {entry.name}: <span className={`xs-${entry.type}`}>{entry.text}</span>
      {entry.isChanged && <span className="xs-changed"> changed</span>}
    </>
  )
  return (
    <li data-changed={entry.isChanged || undefined}>
      {entry.isOpenable ? (
        <button type="button" className="xs-value" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {line}
        </button>
      ) : (
        <p className="xs-value">{line}</p>
      )}
      {isOpen && opened && <ValueTree link={link} step={step} path={path} entries={opened} />}
    </li>
  )
}

const isSamePath = (path: readonly string[], other: readonly string[]) =>
  JSON.stringify(path) === JSON.stringify(other)

/** Asks for the first entries of a value, and again when the step changes. */
function useEntries(link: Link, step: number, path: readonly string[], isOpen: boolean): ValueEntries | null {
  const [entries, setEntries] = useState<ValueEntries | null>(null)
  const key = JSON.stringify(path)
  useEffect(() => {
    if (!isOpen) return
    const asked = JSON.parse(key) as string[]
    const stop = link.listen((message) => {
      if (message.kind !== 'entries' || message.step !== step || message.entries.from > 0) return
      if (isSamePath(message.path, asked)) setEntries(message.entries)
    })
    link.command({ kind: 'open', step, path: asked, from: 0 })
    return stop
  }, [link, step, key, isOpen])
  return entries
}

/** Adds further pages of entries to the first one, as they are asked for. */
function usePages(link: Link, step: number, path: readonly string[], first: ValueEntries) {
  const [further, setFurther] = useState<{ first: ValueEntries; pages: readonly ValueEntries[] }>()
  const pages = further?.first === first ? further.pages : []
  const key = JSON.stringify(path)
  useEffect(() => {
    const asked = JSON.parse(key) as string[]
    return link.listen((message) => {
      if (message.kind !== 'entries' || message.step !== step || message.entries.from === 0) return
      if (!isSamePath(message.path, asked)) return
      setFurther((before) => ({
        first,
        pages: [...(before?.first === first ? before.pages : []), message.entries],
      }))
    })
  }, [link, step, key, first])
  return {
    pages: [first, ...pages],
    more: (from: number) => link.command({ kind: 'open', step, path, from }),
  }
}
