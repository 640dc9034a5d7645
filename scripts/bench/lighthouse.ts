import lighthouse from 'lighthouse'
import { median } from './median.ts'

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const runs = 5
/** A run on a machine this much slower than at its best, by Lighthouse's own index, is made again. */
const slowShare = 0.8
/** After so many runs those of a busy machine count as well. */
const mostRuns = 10

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What Lighthouse says of a page on its phone, simulated; medians of five runs. */
export interface FirstView {
  /** The first contentful paint, `ms`. */
  firstPaint: number
  /** The largest contentful paint, `ms`. */
  largestPaint: number
  /** How long the main thread could not answer, `ms`. */
  blocked: number
  /** How far what was seen has moved, as browsers count it. */
  shift: number
  /** Of 100. */
  scores: Record<(typeof categories)[number], number>
  /** What keeps a score below 100. */
  faults: string[]
}

/** The best that the machine has been so far. */
let bestIndex = 0

/** Opens the addresses in turn with nothing in the cache of the browser behind `port`, so that what else the machine does meets all of them. */
export async function measureFirstViews<Name extends string>(
  port: number,
  addresses: Readonly<Record<Name, string>>,
): Promise<Record<Name, FirstView>> {
  const names = Object.keys(addresses) as Name[]
  const results = names.map((): Result[] => [])
  for (let run = 0; run < mostRuns && results.some((own) => steady(own).length < runs); run += 1) {
    for (const [index, name] of names.entries()) results[index]!.push(await visit(addresses[name], port))
  }
  return Object.fromEntries(
    names.map((name, index) => {
      const calm = steady(results[index]!)
      return [name, middle(calm.length < runs ? results[index]! : calm)]
    }),
  ) as Record<Name, FirstView>
}

const steady = (results: readonly Result[]) =>
  results.filter(({ environment }) => environment.benchmarkIndex >= slowShare * bestIndex)

async function visit(address: string, port: number): Promise<Result> {
  const visited = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!visited || visited.lhr.runtimeError)
    throw new Error(`Lighthouse did not see ${address}: ${visited?.lhr.runtimeError?.message ?? 'no result'}`)
  bestIndex = Math.max(bestIndex, visited.lhr.environment.benchmarkIndex)
  return visited.lhr
}

function middle(results: readonly Result[]): FirstView {
  const figure = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN))
  const scoreOf = (category: string) =>
    Math.round(100 * median(results.map((result) => result.categories[category]?.score ?? 0)))
  return {
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    faults: faultsOf(results.at(-1)!),
  }
}

/** The audits of the categories without a clock that were not passed. */
const faultsOf = ({ categories: judged, audits }: Result): string[] =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => judged[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
