import { criteria } from './criteria.ts'

/** A rule, as axe reports it in each list of its results. */
interface AxeRule {
  id: string
  help: string
  helpUrl: string
  tags: readonly string[]
}

/** The results of axe for one story, as Storybook's addon reports them. */
export interface AxeResults {
  testEngine: { name: string; version: string }
  testEnvironment: { userAgent: string; windowWidth: number }
  violations: readonly AxeRule[]
  incomplete: readonly AxeRule[]
  passes: readonly AxeRule[]
  inapplicable: readonly AxeRule[]
}

/** The audit of one story at one width. */
export interface Audit {
  story: string
  results: AxeResults
}

export type Outcome = 'failed' | 'cantTell' | 'passed' | 'inapplicable'

/** The strongest outcome of a rule holds: one element may pass while another needs a person. */
const outcomes: readonly (readonly [Outcome, 'violations' | 'incomplete' | 'passes' | 'inapplicable'])[] = [
  ['failed', 'violations'],
  ['cantTell', 'incomplete'],
  ['passed', 'passes'],
  ['inapplicable', 'inapplicable'],
]

interface Software {
  '@id': '#axe' | '#browser'
  '@type': 'Software'
  title: string
}

interface Rule {
  '@id': string
  '@type': 'TestCase'
  title: string
  source: string
  /** The addresses of its criteria of WCAG 2.2; empty for a best practice. */
  isPartOf: readonly string[]
}

/** A story at a width. */
interface Subject {
  '@id': string
  '@type': 'TestSubject'
  /** The id of the story. */
  title: string
  /** Pixels. */
  width: number
}

/** Subjects with the same outcome of a rule. */
interface Group {
  '@id': string
  '@type': 'TestSubject'
  hasPart: readonly string[]
}

interface Assertion {
  '@type': 'Assertion'
  assertedBy: '#axe'
  mode: 'automatic'
  test: string
  subject: string
  result: { '@type': 'TestResult'; outcome: Outcome }
}

/** EARL 1.0 in JSON-LD. Rules with the same subjects share a group, which keeps the file small. */
export interface Evidence {
  '@context': Readonly<Record<string, string | { '@id'?: string; '@type'?: string }>>
  '@graph': readonly (Software | Rule | Subject | Group | Assertion)[]
}

const context: Evidence['@context'] = {
  '@vocab': 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  title: 'dct:title',
  source: { '@id': 'dct:source', '@type': '@id' },
  isPartOf: { '@id': 'dct:isPartOf', '@type': '@id' },
  hasPart: { '@id': 'dct:hasPart', '@type': '@id' },
  width: 'https://schema.org/width',
  assertedBy: { '@type': '@id' },
  test: { '@type': '@id' },
  subject: { '@type': '@id' },
  mode: { '@type': '@vocab' },
  outcome: { '@type': '@vocab' },
}

/** `1.4.10` for axe's tag `wcag1410`. */
const numberOf = (tag: string) => tag.replace(/^wcag(\d)(\d)(\d+)$/, '$1.$2.$3')

/** Combines the audits of a run: for each rule and outcome the stories at their widths. */
export function evidenceOf(audits: readonly Audit[]): Evidence {
  const subjects: Subject[] = []
  const software = new Map<Software['@id'], Software>()
  const rules = new Map<string, { rule: Rule; parts: Map<Outcome, string[]> }>()
  for (const { story, results } of audits) {
    const { testEngine, testEnvironment } = results
    const title = `${testEngine.name} ${testEngine.version}`
    software.set('#axe', { '@id': '#axe', '@type': 'Software', title })
    software.set('#browser', { '@id': '#browser', '@type': 'Software', title: testEnvironment.userAgent })
    const subject = `#${subjects.length}`
    subjects.push({
      '@id': subject,
      '@type': 'TestSubject',
      title: story,
      width: testEnvironment.windowWidth,
    })
    const seen = new Set<string>()
    for (const [outcome, found] of outcomes)
      for (const { id, help, helpUrl, tags } of results[found]) {
        if (seen.has(id)) continue
        seen.add(id)
        const numbers = tags.map(numberOf)
        const isPartOf = criteria
          .filter(({ number }) => numbers.includes(number))
          .map(({ address }) => address)
        const entry = rules.get(id) ?? {
          rule: { '@id': `#${id}`, '@type': 'TestCase', title: help, source: helpUrl, isPartOf },
          parts: new Map<Outcome, string[]>(),
        }
        rules.set(id, entry)
        entry.parts.set(outcome, (entry.parts.get(outcome) ?? []).concat(subject))
      }
  }
  const groups = new Map<string, Group>()
  const assertions: Assertion[] = []
  for (const { rule, parts } of rules.values())
    for (const [outcome, hasPart] of parts) {
      const key = hasPart.join()
      const group = groups.get(key) ?? { '@id': `#group-${groups.size}`, '@type': 'TestSubject', hasPart }
      groups.set(key, group)
      assertions.push({
        '@type': 'Assertion',
        assertedBy: '#axe',
        mode: 'automatic',
        test: rule['@id'],
        subject: group['@id'],
        result: { '@type': 'TestResult', outcome },
      })
    }
  const tested = [...rules.values()].map(({ rule }) => rule)
  return {
    '@context': context,
    '@graph': [...software.values(), ...tested, ...subjects, ...groups.values(), ...assertions],
  }
}
