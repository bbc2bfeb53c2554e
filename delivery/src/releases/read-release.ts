import { readdir, stat } from 'node:fs/promises'
import {
  type ReleasePointer,
  type ReleaseRecord,
  releasePointerSchema,
  releaseRecordSchema,
} from '@console/shared/release'
import { readJsonFile } from './read-json-file.ts'
import { ReleaseError } from './release-error.ts'
import type { SiteLayout } from './site-layout.ts'

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/**
 * The pointer, or undefined before the first release.
 * @throws ReleaseError `damaged` when there is one that is not a release pointer.
 */
export async function readPointer(layout: SiteLayout): Promise<ReleasePointer | undefined> {
  if (!(await exists(layout.pointer))) return undefined
  return readJsonFile(layout.pointer, releasePointerSchema, {
    code: 'damaged',
    advice: 'Write it anew with pnpm release rollback <id>; pnpm release list shows the ids.',
  })
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
