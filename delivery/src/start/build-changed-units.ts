import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildUnit } from '../workspace/build-unit.ts'
import type { WorkspaceUnit } from '../workspace/workspace-units.ts'

/** Sources that a unit's build may depend on, besides its own folder. */
const commonSources = ['packages/*/src/**/*.{ts,tsx,css}', 'pnpm-lock.yaml', 'tsconfig.base.json']
const ownSources = ['src/**/*', '*.{ts,json}']

/** Builds the units whose sources changed since their last build, one after another, and returns them. */
export async function buildChangedUnits(
  root: string,
  units: readonly WorkspaceUnit[],
): Promise<WorkspaceUnit[]> {
  const common = await hashFiles(root, commonSources)
  const built: WorkspaceUnit[] = []
  for (const unit of units) {
    const stamp = join(unit.dir, 'node_modules', '.build-stamp')
    const wanted = `${common} ${await hashFiles(unit.dir, ownSources)}`
    if (existsSync(unit.distDir) && (await readStamp(stamp)) === wanted) continue
    const startedAt = Date.now()
    await buildUnit(root, unit)
    await writeFile(stamp, wanted)
    console.log(`Built ${unit.name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
    built.push(unit)
  }
  return built
}

const readStamp = (file: string) => readFile(file, 'utf8').catch(() => '')

async function hashFiles(dir: string, patterns: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const entries = await Array.fromAsync(glob([...patterns], { cwd: dir, withFileTypes: true }))
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(file.slice(dir.length)).update(await readFile(file))
  return hash.digest('hex')
}
