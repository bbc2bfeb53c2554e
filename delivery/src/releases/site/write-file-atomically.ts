import { open, rename, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SiteLayout } from './site-layout.ts'

/**
 * Replaces a file by rename: a reader, and a crash at any moment, sees the old content or the new, never a part. The new
 * file is at least a second younger than the old one: nginx makes its ETag of the size and the second of a change, and
 * two changes in one second would be one to it.
 */
export async function writeFileAtomically(layout: SiteLayout, file: string, content: string): Promise<void> {
  const place = await stageFile(layout, file, content)
  await place()
}

/**
 * Writes the new content of `file` beside it; the answer puts it into place. So several files are all on the disk, which may
 * be full, before the first of them is replaced.
 */
export async function stageFile(
  layout: SiteLayout,
  file: string,
  content: string,
): Promise<() => Promise<void>> {
  const staged = join(layout.staging, basename(file))
  const handle = await open(staged, 'w')
  try {
    await handle.writeFile(content)
    const youngest = toSecond((await stat(file).catch(() => undefined))?.mtimeMs ?? 0) + 1
    // The time comes from the file itself: the clock of the file system may be some milliseconds behind the process.
    if (toSecond((await handle.stat()).mtimeMs) < youngest) await handle.utimes(youngest, youngest)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return () => rename(staged, file)
}

const toSecond = (milliseconds: number): number => Math.floor(milliseconds / 1000)
