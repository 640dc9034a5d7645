#!/usr/bin/env node
/** `npx @meridian-2117/contract check https://api.example`: checks any server against the contract. */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createCaller } from './caller.ts'
import { checkServer } from './checks.ts'
import { summaryOf, tableOf, type Finding } from './findings.ts'

const usage = `Usage: npx @meridian-2117/contract check <address> [--card <address>] [--json]

  <address>  the base of the API, such as https://api.example.com
  --card     the base of the card call, if it is another
  --json     prints JSON instead of a table

Opens two accounts at example.com and a payment, and charges no card. Ends with 1 if something is broken.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { card: { type: 'string' }, json: { type: 'boolean', default: false } },
})
const [command, api] = positionals
if (
  command !== 'check' ||
  api === undefined ||
  !URL.canParse(api) ||
  (values.card && !URL.canParse(values.card))
) {
  console.error(usage)
  process.exit(2)
}

const findings: Finding[] = []
await checkServer(createCaller({ api, card: values.card ?? api }), randomUUID(), (finding) =>
  findings.push(finding),
)
console.log(
  values.json ? JSON.stringify(findings, null, 2) : `${tableOf(findings)}\n\n${summaryOf(findings)}`,
)
process.exitCode = findings.some(({ outcome }) => outcome === 'broken') ? 1 : 0
