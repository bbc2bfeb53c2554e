import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ReleaseError } from '../../errors/release-error.ts'

/** Subresource integrity by relative path, with `/` between its parts. */
export type FileHashes = Readonly<Record<string, string>>

/** `sha384-` and the base64 digest, the form of an `integrity` attribute. */
export function toIntegrity(content: Uint8Array): string {
  return `sha384-${hash('sha384', content, 'base64')}`
}

/**
 * Every file below a folder in a fixed order, by relative path; hidden files (`.DS_Store`) are no part of a build.
 * @throws ReleaseError `build-output` for a symbolic link or other special file: its content could change later.
 */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ entry, file: relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/') }))
    .filter(({ file }) => !file.split('/').some((part) => part.startsWith('.')))
    .map(({ entry, file }) => {
      if (entry.isFile()) return file
      throw new ReleaseError(
        'build-output',
        `${join(dir, file)} is not a plain file. Remove it and build again.`,
      )
    })
    .sort(compareText)
}

/** The files of a folder by relative path, without hidden ones. */
export type FolderContents = ReadonlyMap<string, Buffer>

export async function readFolder(dir: string): Promise<FolderContents> {
  const files = await listFiles(dir)
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(dir, file))] as const)),
  )
}

export const hashContents = (contents: FolderContents): FileHashes =>
  Object.fromEntries([...contents].map(([file, content]) => [file, toIntegrity(content)]))

export const hashFolder = async (dir: string): Promise<FileHashes> => hashContents(await readFolder(dir))

/** `1.0.0-1a2b…`: the package's version and the first 128 bits of a hash over all paths and contents. */
export function toVersion(packageVersion: string, files: FileHashes): string {
  const lines = Object.keys(files)
    .sort(compareText)
    .map((file) => `${file}\n${files[file]}\n`)
  return `${packageVersion}-${hash('sha256', lines.join('')).slice(0, 32)}`
}

/** Compares by code unit, the same on every machine, as `localeCompare` does not. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
