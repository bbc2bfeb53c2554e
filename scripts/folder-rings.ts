import { json } from 'node:stream/consumers'
import { findRings } from './boundaries/find-rings.ts'

type Cruise = { modules: { source: string; dependencies: { resolved: string; coreModule: boolean }[] }[] }

/** Reads what `depcruise --output-type json` writes, and fails if folders import each other. */
const { modules } = (await json(process.stdin)) as Cruise
const sources = new Set(modules.map(({ source }) => source))
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })).filter(({ to }) => sources.has(to)),
)
const rings = findRings(
  imports.filter(({ from, to }) => ![from, to].some((path) => path.includes('node_modules/'))),
)
for (const ring of rings) {
  console.error('These folders import each other. Move what they share below all of them:')
  for (const { from, to } of ring) console.error(`  ${from} → ${to}`)
}
if (rings.length > 0) process.exitCode = 1
else console.log(`No folders import each other (${imports.length} imports).`)
