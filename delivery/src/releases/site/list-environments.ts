import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSiteLayout, production } from './site-layout.ts'

/** Of a release folder, production first, whether or not it has a release. */
export async function listEnvironments(dir: string): Promise<string[]> {
  const named = await readdir(join(buildSiteLayout(dir).own, 'environments')).catch(() => [])
  return [production, ...named.sort()]
}
