import { open, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SiteLayout } from './site-layout.ts'

/** Replaces a file by rename: a reader, and a crash at any moment, sees the old content or the new, never a part. */
export async function writeFileWhole(layout: SiteLayout, file: string, content: string): Promise<void> {
  const staged = join(layout.staging, basename(file))
  const handle = await open(staged, 'w')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(staged, file)
}
