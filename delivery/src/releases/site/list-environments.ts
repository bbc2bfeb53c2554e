import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSiteLayout, production } from './site-layout.ts'

/** The environments of a release folder, production first, with or without a release. */
export async function listEnvironments(dir: string): Promise<string[]> {
  const named = await readdir(join(buildSiteLayout(dir).own, 'environments')).catch(() => [])
  return [production, ...named.sort()]
}
