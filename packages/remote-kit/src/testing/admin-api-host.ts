import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAdminApi } from '@console/admin-api'
import { closeMemory } from '@console/admin-api/close-memory'
import { answerAsSpecification } from '@console/admin-api/testing/answer-as-specification'
import type { TestProject } from 'vitest/node'
import { hostApis } from './api-host.ts'

/** Vitest's global set-up in the workspace: reference APIs, each with an in-memory database of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'remote-test-media-'))
  const closeApis = await hostApis(project, async ({ media, answers, ...options }) => {
    const api = await openAdminApi({
      ...options,
      reuse: true,
      ...(media && { media: { folder: join(folder, randomUUID()) } }),
    })
    return answers === undefined ? api : answerAsSpecification(api, answers)
  })
  return async () => {
    await closeApis()
    await closeMemory()
    await rm(folder, { recursive: true, force: true })
  }
}
