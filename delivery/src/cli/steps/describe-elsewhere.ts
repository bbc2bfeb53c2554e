import { existsSync } from 'node:fs'
import { listEnvironments } from '../../releases/site/list-environments.ts'
import { buildSiteLayout } from '../../releases/site/site-layout.ts'

/** A second line for a command that found no release: mostly another folder or environment is meant. */
export async function describeElsewhere(dir: string): Promise<string> {
  const environments = await listEnvironments(dir)
  const released = environments.filter((each) => existsSync(buildSiteLayout(dir, each).pointer))
  return released.length === 0
    ? 'Another folder is named with --dir, a release server with --to.'
    : `${dir} has releases of ${released.join(', ')} (--env).`
}
