import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { measureUnit, type Part, type Unit } from './measure-unit.ts'
import { costOf, type Excess, findExcesses, readBudget, writeBudget } from './unit-budget.ts'

/**
 * The shell and remotes of a workspace, or the single remote of a standalone repository; only the named ones if names
 * are given.
 * @throws Error for an unknown name.
 */
export function listUnits(root: string, names: readonly string[] = []): Unit[] {
  const units = existsSync(join(root, 'remote.config.ts')) ? [readOnlyUnit(root)] : listWorkspaceUnits(root)
  const unknown = names.filter((name) => !units.some((unit) => unit.name === name))
  if (unknown.length > 0)
    throw new Error(
      `There is no unit called ${unknown.join(' or ')}. The units are ${units.map(({ name }) => name).join(', ')}.`,
    )
  return names.length === 0 ? units : units.filter(({ name }) => names.includes(name))
}

function listWorkspaceUnits(root: string): Unit[] {
  const folders = ['shell', ...globSync('remotes/*/package.json', { cwd: root }).map(toFolder).sort()]
  return folders.map((folder) => ({ name: basename(folder), dir: join(root, folder) }))
}

/** The package's name is the remote's. */
const readOnlyUnit = (dir: string): Unit => ({ name: readManifest(dir).name, dir })

// JSON.parse returns any; every npm package has a name.
const readManifest = (dir: string) =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name: string }

const toFolder = (manifest: string) => manifest.replace(/[\\/]package\.json$/, '')

/** A report, and whether every unit is within its own budget. A unit is measured by its own files only. */
export async function checkBudgets(units: readonly Unit[]): Promise<{ lines: string[]; isWithin: boolean }> {
  const reports = await Promise.all(
    units.map(async (unit) => {
      try {
        const parts = await measureUnit(unit)
        const excesses = findExcesses(parts, await readBudget(unit))
        return { lines: describeUnit(unit, parts, excesses), isWithin: excesses.length === 0 }
      } catch (error) {
        return { lines: [error instanceof Error ? error.message : String(error)], isWithin: false }
      }
    }),
  )
  return { lines: reports.flatMap(({ lines }) => lines), isWithin: reports.every(({ isWithin }) => isWithin) }
}

/** Sets the budgets of the units to their current sizes. */
export async function acceptBudgets(units: readonly Unit[]): Promise<string[]> {
  return Promise.all(
    units.map(async (unit) => {
      const parts = await measureUnit(unit)
      await writeBudget(unit, parts)
      return `${unit.name}: ${parts.length} parts accepted as they are. Say in the commit what they are worth.`
    }),
  )
}

function describeUnit({ name }: Unit, parts: readonly Part[], excesses: readonly Excess[]): string[] {
  const [largest] = parts.map(costOf).sort((one, other) => other.bytes - one.bytes)
  if (excesses.length === 0)
    return [`ok    ${name}: ${parts.length} parts, ${toText(largest?.bytes ?? 0)} bytes at most`]
  return [
    ...excesses.flatMap((excess) => describeExcess(name, excess)),
    `      Take out what is not needed, or load it later; where it is worth it: pnpm budget ${name} --accept`,
  ]
}

function describeExcess(unit: string, { part, measured, limit }: Excess): string[] {
  const files = part.files
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ file, bytes }) => `${toText(bytes).padStart(12)}  ${file}`)
  return [`OVER  ${unit}, ${part.name}: ${describeCost(measured, limit)}`, ...files]
}

function describeCost(measured: Excess['measured'], limit: Excess['limit']): string {
  const cost = `${toText(measured.bytes)} bytes in ${measured.requests} requests`
  if (limit === undefined) return `${cost}, and nothing was accepted for it yet`
  const more = [
    ...(measured.bytes > limit.bytes ? [`${toText(measured.bytes - limit.bytes)} bytes`] : []),
    ...(measured.requests > limit.requests ? [`${measured.requests - limit.requests} requests`] : []),
  ]
  return `${cost}, ${more.join(' and ')} more than its budget of ${toText(limit.bytes)} in ${limit.requests}`
}

const toText = (value: number) => value.toLocaleString('en')
