/** `storybook-addon-xstate chart file.ts --svg`: writes the chart of a machine, for documents. */
import Elk from 'elkjs/lib/elk.bundled.js'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { toChart } from '../chart.ts'
import { layoutChart } from '../layout.ts'
import { isMachine } from '../page/recorder.ts'
import { toMermaid } from './mermaid.ts'
import { toSvg } from './svg.ts'

const usage = 'Usage: storybook-addon-xstate chart <file> [--svg | --mermaid] [--machine <export>]'

/**
 * Returns the chart that the arguments of the command line ask for. Throws an error with a readable message where it
 * cannot.
 */
export async function chartCommand(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { svg: { type: 'boolean' }, mermaid: { type: 'boolean' }, machine: { type: 'string' } },
  })
  const [command, file] = positionals
  if (command !== 'chart' || file === undefined || positionals.length > 2 || (values.svg && values.mermaid))
    throw new Error(usage)
  const chart = toChart(await readMachine(file, values.machine))
  return values.svg ? toSvg(await layoutChart(chart, new Elk()), []) : toMermaid(chart)
}

/** Returns the machine that a file exports; `name` selects one of several. */
async function readMachine(file: string, name: string | undefined): Promise<AnyStateMachine> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
  const machines = Object.entries(module).flatMap(([key, value]) =>
    isMachine(value) ? [[key, value] as const] : [],
  )
  const [chosen, another] = name === undefined ? machines : machines.filter(([key]) => key === name)
  if (another) throw new Error(`Name a machine by --machine: ${machines.map(([key]) => key).join(', ')}`)
  if (!chosen) throw new Error(`${file} exports no machine${name === undefined ? '' : ` ${name}`}`)
  return chosen[1]
}
