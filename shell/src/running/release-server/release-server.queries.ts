import { ValidationError } from '@console/shared/errors'
import { isRetryable } from '@console/shared/query'
import { callReleaseServer, followMove, type ReleaseServer } from '@console/shared/release-server/client'
import { environmentsAnswerSchema, historyAnswerSchema } from '@console/shared/release-server/environments'
import type { RemoteMoveRequest } from '@console/shared/release-server/move-request'
import { whoamiAnswerSchema } from '@console/shared/release-server/team'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'

const key = 'release-server'

/** Others make moves too: data is stale at once, and refetched on return. */
const current = {
  staleTime: 0,
  retry: (count: number, error: unknown) => count < 1 && isRetryable(count, error),
}

export type HistoryRequest = { environment: string; limit: number }

/** Keys omit the token: everything read with a token is removed with it. */
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
      // Keeps the previous rows while loading more, but never those of another environment.
      placeholderData: (before, query) => (query?.queryKey[3] === environment ? before : undefined),
    }),
})

/** @param onLine receives progress, for people. */
export const moveMutation = (server: ReleaseServer, onLine: (text: string) => void) =>
  mutationOptions({
    mutationFn: (request: RemoteMoveRequest) =>
      followMove((call) => callReleaseServer(server, call), request, onLine),
    meta: { showsOwnErrors: true },
    // Settles once the screen has refetched: the next move must name the release that this one made. A refused move may
    // have been made all the same, or another before it.
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
    parsed.error.issues.map(({ code, path: at, message }) => ({ code, path: at.join('.'), message })),
  )
}
