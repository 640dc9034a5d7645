#!/usr/bin/env node
import { chartCommand } from './chart-command.ts'

try {
  process.stdout.write(await chartCommand(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
