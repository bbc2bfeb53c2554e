#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { acceptBudgets, checkBudgets, listUnits } from './budget/check-budgets.ts'

const usage = `Usage:
  pnpm budget [unit…] [--accept]

  Compares what each built unit makes a browser load with the budget.json in its folder; all units when none is named.

  --accept  takes what the named units cost now for what they may cost`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'boolean', default: false } },
  })
  const units = listUnits(process.cwd(), positionals)
  if (values.accept && positionals.length === 0 && units.length > 1)
    throw new Error(`Name the units to accept.\n\n${usage}`)
  if (values.accept) console.log((await acceptBudgets(units)).join('\n'))
  else {
    const { lines, isWithin } = await checkBudgets(units)
    console.log(lines.join('\n'))
    process.exitCode = isWithin ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
