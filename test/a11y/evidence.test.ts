import { expect, test } from 'vitest'
import { criteria } from './criteria.ts'
import { evidenceOf, type AxeResults } from './evidence.ts'

const rule = (id: string, ...tags: string[]) => ({
  id,
  help: `About ${id}`,
  helpUrl: `https://axe/${id}`,
  tags,
})
const contrast = rule('color-contrast', 'cat.color', 'wcag2aa', 'wcag143')
const link = rule('link-name', 'wcag2a', 'wcag244', 'wcag412')
const heading = rule('heading-order', 'best-practice')

const results = (windowWidth: number, found: Partial<AxeResults>): AxeResults => ({
  testEngine: { name: 'axe-core', version: '4' },
  testEnvironment: { userAgent: 'Chromium', windowWidth },
  violations: [],
  incomplete: [],
  passes: [],
  inapplicable: [],
  ...found,
})

test('asserts for each rule and outcome the stories at their widths', () => {
  const { '@graph': graph } = evidenceOf([
    { story: 'home--ready', results: results(390, { passes: [contrast, heading], inapplicable: [link] }) },
    {
      story: 'home--ready',
      results: results(1440, { incomplete: [contrast], passes: [contrast, link], inapplicable: [heading] }),
    },
  ])
  const nodes = Object.fromEntries(graph.flatMap((node) => ('@id' in node ? [[node['@id'], node]] : [])))
  const asserted = graph.flatMap((node) => {
    if (node['@type'] !== 'Assertion') return []
    const group = nodes[node.subject]!
    return [[node.test, node.result.outcome, 'hasPart' in group ? group.hasPart : []]]
  })
  expect(asserted).toEqual([
    ['#color-contrast', 'passed', ['#0']],
    ['#color-contrast', 'cantTell', ['#1']],
    ['#heading-order', 'passed', ['#0']],
    ['#heading-order', 'inapplicable', ['#1']],
    ['#link-name', 'inapplicable', ['#0']],
    ['#link-name', 'passed', ['#1']],
  ])
  expect(graph.filter((node) => 'hasPart' in node)).toHaveLength(2)
  expect(nodes['#1']).toEqual({ '@id': '#1', '@type': 'TestSubject', title: 'home--ready', width: 1440 })
  expect(graph.flatMap((node) => (node['@type'] === 'TestCase' ? [node.isPartOf] : []))).toEqual([
    ['https://www.w3.org/TR/WCAG22/#contrast-minimum'],
    [],
    [
      'https://www.w3.org/TR/WCAG22/#link-purpose-in-context',
      'https://www.w3.org/TR/WCAG22/#name-role-value',
    ],
  ])
})

test('knows the 86 criteria of WCAG 2.2', () => {
  expect(criteria).toHaveLength(86)
  expect(Object.groupBy(criteria, ({ level }) => level)).toEqual({
    A: expect.objectContaining({ length: 31 }) as unknown,
    AA: expect.objectContaining({ length: 24 }) as unknown,
    AAA: expect.objectContaining({ length: 31 }) as unknown,
  })
  expect(criteria.find(({ number }) => number === '3.3.4')!.address).toBe(
    'https://www.w3.org/TR/WCAG22/#error-prevention-legal-financial-data',
  )
})
