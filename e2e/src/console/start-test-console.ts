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

/** A separate console: the built shell and remotes, released; the admin API with demo data; injectable faults. */
export type TestConsole = {
  /** Address of the fault server, through which all requests pass. */
  url: string
  server: FaultServer
  store: ReleaseStore
  /** Restarts the console and the API on the same folders. */
  restart(): Promise<void>
  close(): Promise<void>
}

type TestConfig = object & {
  features?: {
    speakingApi?: boolean
    media?: boolean
    versions?: boolean
    permissions?: boolean
    passwords?: boolean
  }
  releaseKeys?: string[]
  previewKeys?: string[]
  releaseServer?: { url: string }
}
type TestOptions = {
  /** Signing of the first release. */
  signing?: Signing
  /** If set, the API behaves like a server written from the specification alone. */
  answers?: SpecificationAnswers
  /** The API's clock. */
  now?: AdminApiOptions['now']
}

/** Host names that select the environment; the browser resolves them to this machine. */
const allowedHosts = [
  ...['localhost', '127.0.0.1', '[::1]'],
  ...['console-test', 'console'].map((name) => `${name}.example.com`),
]

/**
 * `database`: where the API keeps its records, in memory (lost on restart) or in files. `config`: additions to
 * `/config.json`; the API has the features named in it.
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
  // As in the demo, each account has only some of the permissions.
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
