import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './commands/workspace.ts'
import { toCoverageTable } from './spec/coverage-table.ts'
import { findSpecProblems } from './spec/find-spec-problems.ts'
import { readSpecSources } from './spec/spec-sources.ts'

const sources = readSpecSources()
const table = join(root, '.data', 'spec-coverage.md')
mkdirSync(dirname(table), { recursive: true })
writeFileSync(table, toCoverageTable(sources))
const problems = findSpecProblems(sources)
for (const problem of problems) console.error(problem)
console.log(`Which test proves which sentence: ${table}`)
process.exitCode = problems.length === 0 ? 0 : 1
