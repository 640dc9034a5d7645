import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { textsBesideOthers } from './text-children.ts'

test.each(['packages/ui', 'packages/sandbox', 'apps/site'])(
  'keeps a text in %s the only child of its element, so that a translator may replace it',
  (part) => {
    expect(textsBesideOthers(`${part}/tsconfig.json`)).toEqual([])
  },
)

test('finds a text beside anything else, however it is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-texts-'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: resolve('tsconfig.base.json'), include: ['sample.tsx'] }),
  )
  writeFileSync(join(folder, 'sample.tsx'), sample)
  const found = textsBesideOthers(join(folder, 'tsconfig.json'))
  rmSync(folder, { recursive: true })
  expect(found.map((text) => text.replace(/.*sample.tsx: /, ''))).toEqual([
    '{label}',
    'Written',
    '{count}',
    '{busy ? <i /> : label}',
    '{busy && `Wait for ${label}`}',
    '{label}',
    "{'alone'}",
    '{[label]}',
  ])
})

const sample = `
import type { ReactNode } from 'react'
export const Sample = ({ label, count, busy, children }: { label: string; count: number; busy: boolean; children?: ReactNode }) => (
  <section>
    <button>{busy && <i />}{label}</button>
    <p>Written <b>{count}</b></p>
    <p>{count}<b /></p>
    <p>{busy ? <i /> : label}<b /></p>
    <p>{busy && \`Wait for \${label}\`}{children}</p>
    <>{label}</>
    <>{'alone'}</>
    <p>{[label]}</p>
    <p>{busy ? <i /> : label}</p>
    <p>
      {/* Told. */}
      {label}
    </p>
    <p><span>{label}</span> {busy && <b>{count}</b>}{' '}<span>Written</span></p>
    <ul>{[label].map((each) => <li key={each}>{each}</li>)}{children}</ul>
  </section>
)`
