import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Replaces a file by this text, or removes it for undefined. */
export async function mirrorText(file: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(file, { force: true })
  const present = await readFile(file, 'utf8').catch(() => undefined)
  if (present !== text) await writeByRename(file, text)
}

export async function writeByRename(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const staged = `${file}.${randomUUID()}`
  await writeFile(staged, content, { flush: true })
  await rename(staged, file)
}
