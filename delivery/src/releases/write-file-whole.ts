import { open, rename, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SiteLayout } from './site-layout.ts'

/**
 * Replaces a file by rename: a reader, and a crash at any moment, sees the old content or the new, never a part. The new
 * file is at least a second younger than the old one: nginx makes its ETag of the size and the second of a change, and
 * two changes in one second would be one to it.
 */
export async function writeFileWhole(layout: SiteLayout, file: string, content: string): Promise<void> {
  const staged = join(layout.staging, basename(file))
  const handle = await open(staged, 'w')
  try {
    await handle.writeFile(content)
    const youngest = (await toSecond(file)) + 1
    if (Date.now() / 1000 < youngest) await handle.utimes(youngest, youngest)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(staged, file)
}

const toSecond = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Math.floor(mtimeMs / 1000),
    () => 0,
  )
