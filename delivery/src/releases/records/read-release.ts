import { readdir, stat } from 'node:fs/promises'
import { integritySchema, type ReleasePointer, type ReleaseRecord } from '@console/shared/release'
import type { SignedPointer } from '@console/shared/release/signed-text'
import * as z from 'zod/mini'
import { ReleaseError } from '../../errors/release-error.ts'
import { checkShape, readJson } from '../site/read-json-file.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import {
  hasNewerEntry,
  isOfNewerForm,
  storedRecordSchema,
  storedReleaseSchema,
} from './stored-release.schema.ts'

/** The pointer; `signed` is what it says for its signature, which is another matter. */
export type StoredPointer = ReleasePointer & { signed?: SignedPointer }

const storedPointerSchema = z.object({
  format: z.literal(1),
  moved_at: z.string(),
  release: storedReleaseSchema,
  serial: z.optional(z.int().check(z.positive())),
  expires_at: z.optional(z.iso.datetime()),
  record: z.optional(integritySchema),
})

/**
 * The pointer, or undefined before the first release.
 * @throws ReleaseError `damaged` when there is one that is not a release pointer, `newer` when it is of a later form.
 */
export async function readPointer(layout: SiteLayout): Promise<StoredPointer | undefined> {
  if (!(await exists(layout.pointer))) return undefined
  const { format, moved_at, release, serial, record, expires_at } = await readStored(
    layout.pointer,
    storedPointerSchema,
    'Write it anew with pnpm release rollback <id>; pnpm release list --releases shows the ids.',
  )
  const pointer: ReleasePointer = { format, moved_at, release }
  if (serial === undefined || record === undefined) return pointer
  return { ...pointer, signed: { serial, record, ...(expires_at !== undefined && { expires_at }) } }
}

/** Unreadable is not absent: a release would be taken for the first. */
const exists = (file: string) =>
  stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

/**
 * The record of a release.
 * @throws ReleaseError `unknown-release` when there is none, `damaged` when it is not a release record, `newer` when it
 * is of a later form.
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
  // The signature is of the text, and earlier versions wrote who made it and why.
  const { signature, created_by, reason, ...record } = await readStored(
    layout.record(id),
    storedRecordSchema,
    'Restore it from a copy, or move to another release with pnpm release rollback <id>.',
  )
  return record
}

/** With every field that stands there, however deep: what a newer command line wrote is not lost through an older one. */
async function readStored<Output>(
  file: string,
  schema: z.ZodMiniType<Output>,
  advice: string,
): Promise<Output> {
  const facts = { code: 'damaged', advice } as const
  const value = await readJson(file, facts)
  if (isOfNewerForm(value)) throw buildNewer(file)
  try {
    checkShape(file, value, schema, facts)
  } catch (error) {
    throw hasNewerEntry(value) ? buildNewer(file) : error
  }
  // It has the shape, and no schema of a stored file changes what it reads.
  return value as Output
}

const buildNewer = (file: string) =>
  new ReleaseError(
    'newer',
    `${file} was made by a newer command line than this one, so nothing was changed. Bring your checkout up to date and try again.`,
  )

export async function listRecordIds(layout: SiteLayout): Promise<string[]> {
  const files = (await exists(layout.releases)) ? await readdir(layout.releases) : []
  return files.flatMap((file) => /^(r-[0-9a-f]{12})\.json$/.exec(file)?.[1] ?? []).sort()
}
