import type { ReleaseRecord } from '@console/shared/release'
import type { ReleasePointer } from '@console/shared/release/pointer'
import type { SignedPointer } from '@console/shared/release/signed-text'
import type { WholePointer } from '@console/shared/release/whole-pointer'
import type * as z from 'zod/mini'
import { ReleaseError } from '../../errors/release-error.ts'
import { checkShape, parseJson } from '../site/read-json-file.ts'
import {
  hasNewerEntry,
  isOfNewerForm,
  storedPointerSchema,
  storedRecordSchema,
  storedWholePointerSchema,
} from './stored-release.schema.ts'

/** The pointer; `signed` has the fields of its signature. */
export type StoredPointer = (ReleasePointer | WholePointer) & { signed?: SignedPointer }

export const toPointerSource = (file: string) =>
  ({
    shownAs: file,
    code: 'damaged',
    advice: 'Write it anew with pnpm release rollback <id>; pnpm release list --releases shows the ids.',
  }) as const

/** @throws ReleaseError `damaged` when it is not a release pointer, `newer` when its format is later. */
export function parsePointer(text: string, file: string): StoredPointer {
  const source = toPointerSource(file)
  const value = parseJson(text, source)
  const { signature, serial, record, expires_at, environment, origin, ...pointer } =
    Object(value).format === 2
      ? checkStored(value, storedPointerSchema, source, 2)
      : checkStored(value, storedWholePointerSchema, source, 1)
  if (serial === undefined || record === undefined) return pointer
  const signed = {
    ...{ serial, record },
    ...(expires_at !== undefined && { expires_at }),
    ...(environment !== undefined && { environment }),
    ...(origin !== undefined && { origin }),
  }
  return { ...pointer, signed }
}

export const toRecordSource = (file: string) =>
  ({
    shownAs: file,
    code: 'damaged',
    advice: 'Restore it from a copy, or move to another release with pnpm release rollback <id>.',
  }) as const

/** @throws ReleaseError `damaged` when it is not a release record, `newer` when its format is later. */
export function parseRecord(text: string, file: string): ReleaseRecord {
  // The signature is over the text. Earlier versions also wrote who made the release and why.
  const source = toRecordSource(file)
  const { signature, created_by, reason, ...record } = checkStored(
    parseJson(text, source),
    storedRecordSchema,
    source,
    1,
  )
  return record
}

/** Keeps every field, however deep: an older command line does not lose what a newer one wrote. */
function checkStored<Output>(
  value: unknown,
  schema: z.ZodMiniType<Output>,
  source: ReturnType<typeof toPointerSource | typeof toRecordSource>,
  form: number,
): Output {
  if (isOfNewerForm(value, form)) throw buildNewer(source.shownAs)
  try {
    checkShape(value, schema, source)
  } catch (error) {
    throw hasNewerEntry(value) ? buildNewer(source.shownAs) : error
  }
  // It has the shape, and no schema of a stored file changes what it reads.
  return value as Output
}

const buildNewer = (file: string) =>
  new ReleaseError(
    'newer',
    `${file} was made by a newer command line than this one, so nothing was changed. Bring your checkout up to date and try again.`,
  )
