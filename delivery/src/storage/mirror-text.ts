import { readFile, rm } from 'node:fs/promises'
import { writeByRename } from '../releases/site/write-by-rename.ts'

/** Replaces a file by this text, or removes it for undefined. */
export async function mirrorText(file: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(file, { force: true })
  const present = await readFile(file, 'utf8').catch(() => undefined)
  if (present !== text) await writeByRename(file, text)
}
