import { useEffect, useState } from 'react'
import type { Connection, ValueEntries, ValueEntry } from '../protocol.ts'

export interface ValueTreeProps {
  connection: Connection
  /** Id of the step whose context is shown. */
  step: number
  path?: readonly string[]
  /** First entries of the value; without them, they are requested. */
  first?: ValueEntries
}

/** Shows the entries of a value, one per line. Opening an entry requests its entries. */
export function ValueTree({ connection, step, path = [], first }: ValueTreeProps) {
  const { pages, more } = usePages(connection, step, path, first)
  const shown = pages.flatMap(({ entries }) => entries)
  return (
    <ul className="xs-values">
      {shown.map((entry) => (
        <ValueRow
          key={entry.name}
          connection={connection}
          step={step}
          path={[...path, entry.name]}
          entry={entry}
        />
      ))}
      {pages.at(-1)?.isMore && (
        <li>
          <button type="button" onClick={() => more(shown.length)}>
            More
          </button>
        </li>
      )}
    </ul>
  )
}

interface ValueRowProps {
  connection: Connection
  step: number
  path: readonly string[]
  entry: ValueEntry
}

function ValueRow({ connection, step, path, entry }: ValueRowProps) {
  const [isOpen, setIsOpen] = useState(false)
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
      {isOpen && entry.isOpenable && <ValueTree connection={connection} step={step} path={path} />}
    </li>
  )
}

/** Collects the entries of a value. The first ones are read again when the step changes, further ones on request. */
function usePages(
  connection: Connection,
  step: number,
  path: readonly string[],
  first: ValueEntries | undefined,
) {
  const [asked, setAsked] = useState<{ first: ValueEntries | undefined; pages: readonly ValueEntries[] }>()
  const key = JSON.stringify(path)
  const isGiven = first !== undefined
  useEffect(() => {
    const stop = connection.listen((message) => {
      if (message.kind !== 'entries' || message.step !== step || JSON.stringify(message.path) !== key) return
      const { entries } = message
      setAsked((before) => ({
        first,
        pages: [...(entries.from > 0 && before && before.first === first ? before.pages : []), entries],
      }))
    })
    if (!isGiven) connection.command({ kind: 'open', step, path: JSON.parse(key) as string[], from: 0 })
    return stop
  }, [connection, step, key, first, isGiven])
  const pages = asked && asked.first === first ? asked.pages : []
  return {
    pages: first ? [first, ...pages] : pages,
    more: (from: number) => connection.command({ kind: 'open', step, path, from }),
  }
}
