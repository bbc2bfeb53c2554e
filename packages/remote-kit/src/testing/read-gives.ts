import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Gives, shellContractSchema } from '@console/shared/release/contract'
import { listGives } from '../build/contract/list-gives.ts'

const top = join(import.meta.dirname, '../..')
/** What the shell of the workspace has ready of each library. A remote that has no shell beside it is tested with whole libraries. */
const provided = join(top, '../../shell/src/remotes/provided')

/** What the shell gives: that of the workspace, or as it was when this package was packed. */
export async function readGives(): Promise<Gives> {
  const packed = await readFile(join(top, 'gives.json'), 'utf8').catch(() => undefined)
  if (packed !== undefined) return shellContractSchema.parse(JSON.parse(packed)).gives ?? {}
  return existsSync(provided) ? listGives(provided) : {}
}
