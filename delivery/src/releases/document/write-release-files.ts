import { mkdir, readFile } from 'node:fs/promises'
import type { SiteLayout } from '../site/site-layout.ts'
import { writeFileAtomically } from '../site/write-file-atomically.ts'
import type { ReleaseFiles } from './build-release-files.ts'

/** Writes index and details before any pointer names them, and the file of a preview. A file with the same text is kept. */
export async function writeReleaseFiles(
  layout: SiteLayout,
  files: Pick<ReleaseFiles, 'texts'> | undefined,
): Promise<void> {
  await mkdir(layout.releases, { recursive: true })
  for (const [address, text] of files?.texts ?? []) {
    const file = layout.address(address)
    const present = await readFile(file, 'utf8').catch(() => undefined)
    if (present !== text) await writeFileAtomically(layout, file, text)
  }
}
