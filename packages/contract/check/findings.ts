/** `absent` means that an optional thing is missing; `broken`, that the product cannot work. */
export type CheckResult = 'holds' | 'absent' | 'broken' | 'untried'

/** One row of the report. */
export interface Finding {
  area: string
  check: string
  outcome: CheckResult
  /** Quotes the answer, and says what the site does without an optional thing. */
  note: string
}

/** Prints findings as a table, one line each. */
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
  const count = (outcome: CheckResult) => findings.filter((finding) => finding.outcome === outcome).length
  return `${count('holds')} hold, ${count('absent')} absent, ${count('broken')} broken, ${count('untried')} untried`
}
