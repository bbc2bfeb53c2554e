import { readdir, stat } from 'node:fs/promises'
import {
  integritySchema,
  type ReleasePointer,
  type ReleaseRecord,
  releasePointerSchema,
  releaseRecordSchema,
} from '@console/shared/release'
import type { SignedPointer } from '@console/shared/release/signed-text'
import * as z from 'zod/mini'
import { readJsonFile } from './read-json-file.ts'
import { ReleaseError } from './release-error.ts'
import type { SiteLayout } from './site-layout.ts'

/** The pointer; `signed` is what it says for its signature, which is another matter. */
export type StoredPointer = ReleasePointer & { signed?: SignedPointer }

const storedPointerSchema = z.object({
  ...releasePointerSchema.shape,
  serial: z.optional(z.int().check(z.positive())),
  expires_at: z.optional(z.iso.datetime()),
  record: z.optional(integritySchema),
})

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/**
 * The pointer, or undefined before the first release.
 * @throws ReleaseError `damaged` when there is one that is not a release pointer.
 */
export async function readPointer(layout: SiteLayout): Promise<StoredPointer | undefined> {
  if (!(await exists(layout.pointer))) return undefined
  const { serial, record, expires_at, ...pointer } = await readJsonFile(layout.pointer, storedPointerSchema, {
    code: 'damaged',
    advice: 'Write it anew with pnpm release rollback <id>; pnpm release list shows the ids.',
  })
  if (serial === undefined || record === undefined) return pointer
  return { ...pointer, signed: { serial, record, ...(expires_at !== undefined && { expires_at }) } }
}

/**
 * The record of a release.
 * @throws ReleaseError `unknown-release` when there is none, `damaged` when it is not a release record.
 */
export async function readRecord(layout: SiteLayout, id: string): Promise<ReleaseRecord> {
  const ids = await listRecordIds(layout)
  if (!ids.includes(id))
    throw new ReleaseError(
      'unknown-release',
      ids.length === 0
        ? `There is no release ${id}: nothing has been published into ${layout.dir} yet.`
        : `There is no release ${id} in ${layout.dir}. There are: ${ids.join(', ')}.`,
    )
  return readJsonFile(layout.record(id), releaseRecordSchema, {
    code: 'damaged',
    advice: 'Restore it from a copy, or move to another release with pnpm release rollback <id>.',
  })
}

export async function listRecordIds(layout: SiteLayout): Promise<string[]> {
  const files = await readdir(layout.releases).catch(() => [])
  return files.flatMap((file) => /^(r-[0-9a-f]{12})\.json$/.exec(file)?.[1] ?? []).sort()
}
