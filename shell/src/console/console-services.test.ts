import { consoleConfigSchema } from '@console/shared/config'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { answerJson, startRecordingServer } from '../telemetry/testing/start-recording-server.ts'
import { createConsoleServices } from './console-services.ts'

test('calls go to the admin API that the environment names, under its path prefix', async () => {
  const server = await startRecordingServer()
  server.answerWith(answerJson(200, { status: true, data: [], message: 'ok' }))
  const config = consoleConfigSchema.parse({ apiBaseUrl: server.url, apiPathPrefix: '/staging/api/v7' })
  const { platform } = createConsoleServices({ config, release: buildRelease() }, () =>
    Promise.reject(new Error('No remotes here')),
  )
  await platform.api.request({ path: 'packages', schema: z.array(z.unknown()) })
  expect(server.arrived.map(({ path }) => path)).toEqual(['/staging/api/v7/packages'])
  await server.close()
})
