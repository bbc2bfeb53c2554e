import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AdminApiOptions, openAdminApi } from '@console/admin-api'
import {
  answerAsSpecification,
  type SpecificationAnswers,
} from '@console/admin-api/testing/answer-as-specification'
import type { ReleaseStore, Signing } from '@console/delivery/release-store'
import { serveConsole } from '@console/delivery/serve-console'
import { type FaultServer, startFaultServer } from '../faults/start-fault-server.ts'
import { openReleasedSite } from './released-site.ts'

export const apiPathPrefix = '/api/v1/admin'

/** A console of one's own: the built shell and remotes, released; the admin API with the demo data; faults on request. */
export type TestConsole = {
  /** Of the fault server, which everything goes through. */
  url: string
  server: FaultServer
  store: ReleaseStore
  /** Ends the console and the API and starts both again, on the same folders. */
  restart(): Promise<void>
  close(): Promise<void>
}

type TestConfig = object & {
  features?: { speakingApi?: boolean; media?: boolean; versions?: boolean; permissions?: boolean }
  releaseKeys?: string[]
  previewKeys?: string[]
  releaseServer?: { url: string }
}
type TestOptions = {
  /** How the first release is signed. */
  signing?: Signing
  /** Given, the API answers as a server written from the specification alone. */
  answers?: SpecificationAnswers
  /** What the API takes for the present. */
  now?: AdminApiOptions['now']
}

/** Of this machine, and those that tell the environment: a browser is told to look for them here. */
const allowedHosts = [
  ...['localhost', '127.0.0.1', '[::1]'],
  ...['console-test', 'console'].map((name) => `${name}.example.com`),
]

/**
 * `database` is where the API keeps its records: in memory, gone with a restart, or in files. `config` is what
 * `/config.json` says beyond where the API is; the API has the features that it names.
 */
export async function startTestConsole(
  database: 'memory' | 'files' = 'memory',
  config: TestConfig = {},
  { answers, now, signing }: TestOptions = {},
): Promise<TestConsole> {
  const dir = await mkdtemp(join(tmpdir(), 'console-e2e-'))
  const store = await openReleasedSite(join(dir, 'site'), signing)
  const dataDir = database === 'files' ? join(dir, 'database') : undefined
  const apiOptions: AdminApiOptions = {
    seed: 'demo',
    reuse: true,
    allowedHosts,
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(config.features?.media === true && { media: { folder: join(dir, 'media') } }),
    ...(config.features === undefined ? {} : { features: config.features }),
    ...(now === undefined ? {} : { now }),
  }
  let running = await startBackend(store.dir, apiOptions, { config, answers })
  const server = await startFaultServer(() => running.url)
  return {
    url: server.url,
    server,
    store,
    async restart() {
      await running.close()
      running = await startBackend(store.dir, apiOptions, { config, answers })
    },
    async close() {
      await server.close()
      await running.close()
      await rm(dir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Backend = { config: TestConfig; answers: SpecificationAnswers | undefined }

async function startBackend(releaseDir: string, apiOptions: AdminApiOptions, { config, answers }: Backend) {
  const reference = await openAdminApi(apiOptions)
  const api = answers === undefined ? reference : answerAsSpecification(reference, answers)
  // As beside the demonstration: its accounts may do a part of what there is each.
  const features = { permissions: answers === undefined, ...config.features }
  const served = await serveConsole({
    releaseDir,
    port: 0,
    config: { apiBaseUrl: '', apiPathPrefix, ...config, features },
    api,
    apiPathPrefix,
    allowedHosts,
  })
  return {
    url: served.url,
    close: async () => {
      await served.close()
      await api.close()
    },
  }
}
