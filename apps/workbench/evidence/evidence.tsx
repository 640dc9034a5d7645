import { useEffect, useState } from 'react'
import { criteria, type Criterion } from '../../../test/a11y/criteria.ts'
import type { Evidence, Outcome } from '../../../test/a11y/evidence.ts'
import { FileLink } from '../shared/repository.tsx'
import { StorybookAnchor } from '../shared/storybook-links.tsx'

type Node<Type extends Evidence['@graph'][number]['@type']> = Extract<
  Evidence['@graph'][number],
  { '@type': Type }
>
type Subject = Extract<Node<'TestSubject'>, { width: number }>

/** From the strongest to the weakest: it holds for a story where rules of one criterion differ. */
const outcomes: readonly (readonly [Outcome, label: string])[] = [
  ['failed', 'Failed'],
  ['cantTell', 'Needs a person'],
  ['passed', 'Passed'],
  ['inapplicable', 'Not applicable'],
]

/** The tests of criteria that axe checks outside of the stories' run, by number; a violation fails the test. */
const otherTests: Readonly<Record<string, string>> = { '1.4.6': 'test/storybook/docs.spec.ts' }

interface Row {
  /** Absent for the best practices. */
  criterion: Criterion | undefined
  rules: readonly Node<'TestCase'>[]
  subjects: Readonly<Record<Outcome, readonly Subject[]>>
}

/** Reads the evidence: by criterion, each story at its width with its strongest outcome. */
function rowsOf({ '@graph': graph }: Evidence): readonly Row[] {
  const rules = graph.filter((node) => node['@type'] === 'TestCase')
  const assertions = graph.filter((node) => node['@type'] === 'Assertion')
  const subjects = new Map<string, Subject>()
  const groups = new Map<string, readonly string[]>()
  for (const node of graph)
    if ('width' in node) subjects.set(node['@id'], node)
    else if ('hasPart' in node) groups.set(node['@id'], node.hasPart)
  const rowOf = (criterion: Criterion | undefined): Row => {
    const own = rules.filter(({ isPartOf }) =>
      criterion ? isPartOf.includes(criterion.address) : isPartOf.length === 0,
    )
    const ids = new Set(own.map((rule) => rule['@id']))
    const seen = new Set<string>()
    const found = outcomes.map(([outcome]) => {
      const parts = assertions
        .filter(({ test, result }) => ids.has(test) && result.outcome === outcome)
        .flatMap(({ subject }) => groups.get(subject) ?? [])
      const fresh = new Set(parts.filter((part) => !seen.has(part)))
      for (const part of fresh) seen.add(part)
      return [outcome, [...fresh].flatMap((part) => subjects.get(part) ?? [])]
    })
    return { criterion, rules: own, subjects: Object.fromEntries(found) as Row['subjects'] }
  }
  return [...criteria, undefined].map(rowOf)
}

/** Loads the file that the run of the stories wrote; `missing` where nobody has run it. */
function useEvidence(): Evidence | 'loading' | 'missing' {
  const [evidence, setEvidence] = useState<Evidence | 'loading' | 'missing'>('loading')
  useEffect(() => {
    const reading = new AbortController()
    fetch('./a11y.json', { signal: reading.signal })
      .then(async (answer) => answer.json() as Promise<Evidence>)
      .then(setEvidence, () => {
        if (!reading.signal.aborted) setEvidence('missing')
      })
    return () => reading.abort()
  }, [])
  return evidence
}

/** Shows by criterion what axe found in the stories. */
export function EvidenceTable() {
  const evidence = useEvidence()
  if (evidence === 'loading') return <p>Loading</p>
  if (evidence === 'missing')
    return (
      <p>
        This Storybook has no results. <code>npm run build-storybook</code>, then{' '}
        <code>npm run tool -- a11y</code> runs all stories and writes them.
      </p>
    )
  const software = evidence['@graph'].filter((node) => node['@type'] === 'Software')
  return (
    <>
      <p className="mb-6 text-sm text-ink-muted">{software.map(({ title }) => title).join(' in ')}</p>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left text-sm text-ink">
          <thead>
            <tr className="border-b border-seam-strong font-mono text-micro text-ink-muted uppercase">
              <th scope="col" className="py-2 pr-6 font-normal">
                Criterion
              </th>
              <th scope="col" className="py-2 pr-6 font-normal">
                Level
              </th>
              {outcomes.map(([outcome, label]) => (
                <th key={outcome} scope="col" className="py-2 pr-6 text-right font-normal">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(evidence).map((row) => (
              <CriterionRow key={row.criterion?.number ?? ''} {...row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function CriterionRow({ criterion, rules, subjects }: Row) {
  const otherTest = criterion && otherTests[criterion.number]
  return (
    <tr className="border-b border-seam align-top">
      <th scope="row" className="py-2.5 pr-6 font-normal">
        {criterion ? (
          <a href={criterion.address} className="text-signal hover:text-signal-bright">
            {criterion.number} {criterion.name}
          </a>
        ) : (
          'Best practices of axe'
        )}
        {rules.length > 0 && (
          <details className="mt-1 text-ink-muted">
            <summary>{rules.length === 1 ? '1 rule' : `${rules.length} rules`}</summary>
            <ul className="mt-1 grid">
              {rules.map(({ '@id': id, title, source }) => (
                <li key={id}>
                  <a href={source} className="underline underline-offset-4 hover:text-ink">
                    {id.slice(1)}
                  </a>
                  : {title}
                </li>
              ))}
            </ul>
            <Stories label="Failed" subjects={subjects.failed} />
            <Stories label="Needs a person" subjects={subjects.cantTell} />
          </details>
        )}
      </th>
      <td className="py-2.5 pr-6">{criterion?.level}</td>
      {rules.length === 0 ? (
        <td colSpan={outcomes.length} className="py-2.5 pr-6 text-ink-muted">
          {otherTest ? (
            <>
              Not in the file; tested by <FileLink path={otherTest} />
            </>
          ) : (
            'Needs a person: axe has no rule for it'
          )}
        </td>
      ) : (
        outcomes.map(([outcome]) => (
          <td key={outcome} className="py-2.5 pr-6 text-right font-mono tabular-nums">
            {subjects[outcome].length}
          </td>
        ))
      )}
    </tr>
  )
}

/** Links to the stories of an outcome, with their widths. */
function Stories({ label, subjects }: { label: string; subjects: readonly Subject[] }) {
  if (subjects.length === 0) return null
  return (
    <>
      <p className="mt-2">{label}</p>
      <ul className="grid">
        {subjects.map(({ '@id': id, title, width }) => (
          <li key={id}>
            <StorybookAnchor id={title}>{title}</StorybookAnchor>, {width}
          </li>
        ))}
      </ul>
    </>
  )
}
