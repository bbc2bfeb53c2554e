import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a file say this; undefined: there is no such file. */
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
