import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAdminApi } from '@console/admin-api'
import { closeMemory } from '@console/admin-api/close-memory'
import { answerAsSpecification } from '@console/admin-api/testing/answer-as-specification'
import { openRecordedApi } from '@console/node-server/recorded-api'
import { ownApiPrefix } from '@console/node-server/recording'
import type { TestProject } from 'vitest/node'
import { type HostedApi, hostApis } from './api-host.ts'
import { apiPathPrefix, type TestApiOptions } from './test-api-options.ts'

/** Vitest's global set-up in the workspace: reference APIs, each with an in-memory database of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'remote-test-media-'))
  const closeApis = await hostApis(project, async ({ media, answers, apis, ...options }) => {
    const api = await openAdminApi({
      ...options,
      reuse: true,
      ...(media && { media: { folder: join(folder, randomUUID()) } }),
    })
    return withOwnApis(answers === undefined ? api : answerAsSpecification(api, answers), apis)
  })
  return async () => {
    await closeApis()
    await closeMemory()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Own APIs answer as a test says, and keep what is written to them. */
function withOwnApis<Api extends HostedApi>(api: Api, apis: TestApiOptions['apis']): HostedApi {
  if (apis === undefined) return api
  const own = openRecordedApi({ session: { token: '', user: {} }, answers: {}, apis }, apiPathPrefix)
  return {
    fetch: (request) =>
      new URL(request.url).pathname.startsWith(`${ownApiPrefix}/`) ? own.fetch(request) : api.fetch(request),
    close: () => api.close(),
  }
}
