import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { toBillFile } from '../releases/site/bills.ts'

type Bill = { root: string; siteDir: string; unit: string; version: string }

/**
 * Writes what a unit was built from, with the lockfile's hashes (CycloneDX 1.6), beside the history of releases, where
 * nothing is served. Gives the file; undefined where the workspace has no lockfile to tell from.
 */
export async function writeBillOfMaterials(bill: Bill): Promise<string | undefined> {
  const { root, siteDir, unit, version } = bill
  if (!existsSync(join(root, 'pnpm-lock.yaml'))) return undefined
  const file = toBillFile({ siteDir, unit, version })
  await mkdir(dirname(file), { recursive: true })
  const write = ['--run', 'sbom:write', '--', '--filter', unit, '--out', file]
  await promisify(execFile)(process.execPath, write, { cwd: root })
  return file
}
