import { join, resolve } from 'node:path'

/**
 * The release folder: `dir` when given, else `site` in `DATA_DIR`, which is `.data` in the workspace by default.
 * Relative paths start at the workspace root.
 */
export function toSiteDir(
  root: string,
  { dir, dataDir }: { dir?: string | undefined; dataDir?: string | undefined },
): string {
  return resolve(root, dir ?? join(dataDir || '.data', 'site'))
}
