import * as React from 'react'
import { useState } from 'react'
import type { ValueEntry } from '../protocol.ts'

/** Shows the entries of a value, one per line. */
export const ValueTree = ({ entries }: { entries: readonly ValueEntry[] }) => (
  <ul className="xs-values">
    {entries.map((entry) => (
      <ValueRow key={entry.name} {...entry} />
    ))}
  </ul>
)

function ValueRow({ name, type, text, isChanged, entries }: ValueEntry) {
  const [isOpen, setIsOpen] = useState(false)
  const line = (
    <>
      {name}: <span className={`xs-${type}`}>{text}</span>
      {isChanged && <span className="xs-changed"> changed</span>}
    </>
  )
  return (
    <li data-changed={isChanged || undefined}>
      {entries.length > 0 ? (
        <button type="button" className="xs-value" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {line}
        </button>
      ) : (
        <p className="xs-value">{line}</p>
      )}
      {isOpen && <ValueTree entries={entries} />}
    </li>
  )
}
