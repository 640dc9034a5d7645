/** The outcome of one check: an `absent` thing is optional, a `broken` one the product cannot do without. */
export type Outcome = 'holds' | 'absent' | 'broken' | 'untried'

/** One row of the report. */
export interface Finding {
  area: string
  check: string
  outcome: Outcome
  /** The answer that was seen, and the site's way without an optional thing. */
  note: string
}

/** Prints findings as a table, a line each. */
export function tableOf(findings: readonly Finding[]): string {
  const width = (field: 'area' | 'check' | 'outcome') =>
    Math.max(...findings.map((finding) => finding[field].length))
  const [area, check, outcome] = [width('area'), width('check'), width('outcome')]
  return findings
    .map((row) =>
      `${row.outcome.padEnd(outcome)}  ${row.area.padEnd(area)}  ${row.check.padEnd(check)}  ${row.note}`.trimEnd(),
    )
    .join('\n')
}

/** Counts findings by their outcome, as in `31 hold, 4 absent, 0 broken, 2 untried`. */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (outcome: Outcome) => findings.filter((finding) => finding.outcome === outcome).length
  return `${count('holds')} hold, ${count('absent')} absent, ${count('broken')} broken, ${count('untried')} untried`
}
