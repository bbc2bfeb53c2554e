import { renewIds } from '@console/ielts'
import { type Mock, type MockSection, mockPayloadSchema } from '@console/ielts/schemas'
import { isInconclusive, isValidationError, toUserMessage } from '@console/shared/errors'
import type { RecordId } from '@console/shared/http/record-list'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import { createId } from '@console/values/ids/create-id'
import { isJsonObject, isSame, type JsonObject } from '@console/values/json/json-document'
import { fetchMock } from '../api/mock.api.ts'
import { mockMutations, mockQueries } from '../api/mock.queries.ts'

/** `doubt`: the reason why the answer was inconclusive; the copy was then found in the list. */
export type CreatedCopy = { id: RecordId; name: string; doubt: Error | null }

/** Thrown when the copy may or may not exist; the message gives the reason. */
export class UncertainCopyError extends Error {
  override readonly name = 'UncertainCopyError'
}

type Attempt = { original: Mock; copy: ReturnType<typeof buildCopy>; idempotencyKey: string }

/** Copies whose outcome is unknown, by their original. A second attempt checks the list instead of creating another. */
const uncertain = new Map<string, Attempt>()

function prepareCopy(place: string, original: Mock): Attempt {
  const earlier = uncertain.get(place)
  if (earlier !== undefined && isSame(earlier.original, original)) return earlier
  return { original, copy: buildCopy(original), idempotencyKey: createId() }
}

/** Copies the server’s current version as a draft. After an inconclusive answer the copy is looked for in the list. */
export async function createCopy(
  platform: Platform,
  section: MockSection,
  id: RecordId,
): Promise<CreatedCopy> {
  const { api, queryClient, telemetry } = platform
  const place = `${section}/${id}`
  const attempt = prepareCopy(place, await fetchMock(api, section, id))
  const { copy, idempotencyKey } = attempt
  const list = queryClient.getQueryData(mockQueries(api).list(section).queryKey)
  const earlier = new Set(list?.records.map((mock) => mock.id))
  const create = queryClient.getMutationCache().build(queryClient, mockMutations(api, section).create())
  uncertain.set(place, attempt)
  const doubt = await create.execute({ payload: copy, guard: { idempotencyKey } }).then(
    () => null,
    (error: Error) => {
      if (!isInconclusive(error)) throw error
      return error
    },
  )
  if (isValidationError(doubt)) telemetry.captureException(doubt)
  // Joins the refetch that the answer has triggered, or starts one.
  const found = await fetchLatest(mockQueries(api).list(section))(queryClient).catch(() => null)
  const created = found?.records.find((mock) => mock.name === copy.name && !earlier.has(mock.id))
  if (created !== undefined) {
    uncertain.delete(place)
    return { id: created.id, name: copy.name, doubt }
  }
  const reason = doubt ?? new Error('The server reported success, but does not list the copy.')
  if (found === null) throw new UncertainCopyError(toUserMessage(doubt ?? noList), { cause: reason })
  throw reason
}

const noList = new Error('The server reported success, but its list could not be read.')

/**
 * A draft with a new name and new question ids, since the server keeps the ids that it receives. Unknown fields inside
 * the questions are copied too.
 */
function buildCopy(mock: Mock): JsonObject & { name: string } {
  const known = Object.entries(mock).filter(([field]) => Object.hasOwn(mockPayloadSchema.shape, field))
  const key = `${mock.section}_questions` as const
  const questions = mock[key]
  const renewed = isJsonObject(questions) ? { [key]: renewIds(questions) } : {}
  return { ...Object.fromEntries(known), ...renewed, name: `Copy of ${mock.name}`, status: 'draft' }
}
