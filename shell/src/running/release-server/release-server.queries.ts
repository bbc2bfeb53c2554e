import { ValidationError } from '@console/shared/errors'
import { isRetryable } from '@console/shared/query'
import { callReleaseServer, followMove, type ReleaseServer } from '@console/shared/release-server/client'
import { environmentsAnswerSchema, historyAnswerSchema } from '@console/shared/release-server/environments'
import type { RemoteMoveRequest } from '@console/shared/release-server/move-request'
import { whoamiAnswerSchema } from '@console/shared/release-server/team'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'

const key = 'release-server'

/** Others move as well: what was read is old at once, and is read again when one comes back to it. */
const current = {
  staleTime: 0,
  retry: (count: number, error: unknown) => count < 1 && isRetryable(count, error),
}

export type HistoryRequest = { environment: string; limit: number }

/** The token is in no key: whatever was read with one is dropped with it. */
export const releaseServerQueries = (server: ReleaseServer) => ({
  all: () => [key],
  team: () =>
    queryOptions({
      ...current,
      queryKey: [key, server.url, 'team'],
      queryFn: ({ signal }) => readAnswer(server, 'v1/whoami', whoamiAnswerSchema, signal),
    }),
  environments: () =>
    queryOptions({
      ...current,
      queryKey: [key, server.url, 'environments'],
      queryFn: async ({ signal }) =>
        (await readAnswer(server, 'v1/environments', environmentsAnswerSchema, signal)).environments,
    }),
  history: ({ environment, limit }: HistoryRequest) =>
    queryOptions({
      ...current,
      queryKey: [key, server.url, 'history', environment, limit],
      queryFn: async ({ signal }) => {
        const asked = new URLSearchParams({ environment, limit: String(limit) })
        return (await readAnswer(server, `v1/history?${asked}`, historyAnswerSchema, signal)).moves
      },
      // More of the same while it comes, and never another environment's.
      placeholderData: (before, query) => (query?.queryKey[3] === environment ? before : undefined),
    }),
})

/** @param onLine progress, for people. */
export const moveMutation = (server: ReleaseServer, onLine: (text: string) => void) =>
  mutationOptions({
    mutationFn: (request: RemoteMoveRequest) =>
      followMove((call) => callReleaseServer(server, call), request, onLine),
    meta: { showsOwnErrors: true },
    // It is over once the screen knows what is so now: the next move is for the release that this one made. Where it was
    // refused, it may have been made all the same, or another one before it.
    onSettled: (_report, _error, _request, _result, { client }) =>
      client.invalidateQueries({ queryKey: [key] }),
  })

async function readAnswer<Output>(
  server: ReleaseServer,
  path: string,
  schema: z.ZodMiniType<Output>,
  signal: AbortSignal,
): Promise<Output> {
  const response = await callReleaseServer(server, { path, signal })
  const parsed = schema.safeParse(await response.json().catch(() => null))
  if (parsed.success) return parsed.data
  throw new ValidationError(
    path,
    parsed.error.issues.map(({ code, path: at, message }) => ({
      code: code ?? 'invalid',
      path: at.join('.'),
      message,
    })),
  )
}
