import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listBuiltUnits } from './console/built-units.ts'
import type { FaultRule } from './faults/fault.ts'

/** Matches a remote's script by a text unique to it, because file names contain hashes. */
export function matchChunk(remote: string, text: string): FaultRule['match'] {
  const unit = listBuiltUnits().find(({ name }) => name === remote)
  if (unit === undefined) throw new Error(`There is no remote called ${remote}`)
  const files = globSync('**/*.js', { cwd: unit.distDir }).filter((file) =>
    readFileSync(join(unit.distDir, file), 'utf8').includes(text),
  )
  const [file, ...others] = files
  if (file === undefined || others.length > 0)
    throw new Error(`“${text}” stands in ${files.length} scripts of ${remote}`)
  return ({ pathname }) =>
    pathname.startsWith(`/remotes/${remote}/`) && pathname.endsWith(`/${basename(file)}`)
}
