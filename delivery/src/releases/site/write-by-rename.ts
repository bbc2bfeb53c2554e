import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A reader at any moment sees the whole old file or the whole new one. */
export async function writeByRename(
  file: string,
  content: string | Uint8Array,
  { mode }: { mode?: number } = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const staged = `${file}.${randomUUID()}`
  await writeFile(staged, content, { flush: true, mode })
  await rename(staged, file)
}
