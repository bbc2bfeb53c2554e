import { createId } from '@console/shared/document/create-id'
import { isNetworkError, isValidationError, toUserMessage } from '@console/shared/errors'
import type { Platform } from '@console/shared/platform'
import { fetchMock, fetchMocks } from '../api/mock.api.ts'
import { mockMutations, mockQueries } from '../api/mock.queries.ts'
import { buildCopy } from '../document/build-copy.ts'
import type { ServedSection } from '../mock-section.ts'

/** `doubt` is why the server's answer was not enough, and the copy was found in the list. */
export type CreatedCopy = { name: string; doubt: Error | null }

/** The server may have made the copy all the same; the message says why nobody knows. */
export class UncertainCopyError extends Error {
  override readonly name = 'UncertainCopyError'
}

/** Of copies that may have been made, by their original: asked for once more, the same copy is not made twice. */
const uncertainScopes = new Map<string, string>()

/** Creates a copy of what the server has now, as a draft. What is not known from the answer is looked for in the list. */
export async function createCopy(
  platform: Platform,
  section: ServedSection,
  id: number,
): Promise<CreatedCopy> {
  const { api, queryClient, telemetry } = platform
  const copy = buildCopy(await fetchMock(api, section, id))
  const list = queryClient.getQueryData(mockQueries(api).list(section).queryKey)
  const earlier = new Set(list?.records.map((mock) => mock.id))
  const create = queryClient.getMutationCache().build(queryClient, mockMutations(api, section).create())
  const original = `${section}/${id}`
  const idempotencyScope = uncertainScopes.get(original) ?? createId()
  uncertainScopes.set(original, idempotencyScope)
  try {
    await create.execute({ payload: copy, guard: { idempotencyScope } })
    uncertainScopes.delete(original)
    return { name: copy.name, doubt: null }
  } catch (error) {
    const isMisshapen = isValidationError(error)
    if (!isMisshapen && !isNetworkError(error)) throw error
    if (isMisshapen) telemetry.captureException(error)
    const found = await fetchMocks(api, section).catch(() => null)
    void queryClient.invalidateQueries({ queryKey: mockQueries(api).list(section).queryKey })
    if (found?.some((mock) => mock.name === copy.name && !earlier.has(mock.id))) {
      uncertainScopes.delete(original)
      return { name: copy.name, doubt: error }
    }
    if (isMisshapen || found === null) throw new UncertainCopyError(toUserMessage(error), { cause: error })
    throw error
  }
}
