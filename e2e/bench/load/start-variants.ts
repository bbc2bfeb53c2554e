import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAdminApi } from '@console/admin-api'
import { openReleaseStore } from '@console/delivery/release-store'
import { serveConsole } from '@console/delivery/serve-console'
import { listBuiltUnits } from '../../src/console/built-units.ts'
import { apiPathPrefix } from '../../src/console/start-test-console.ts'
import { writeOneBundleSite } from '../one-bundle/write-one-bundle-site.ts'

export const variantNames = ['federated', 'one bundle'] as const
export type VariantName = (typeof variantNames)[number]

/** The same console twice, with one API and the same kind of server: as released, and built as a single bundle. */
export type Variants = { urls: Record<VariantName, string>; close(): Promise<void> }

export async function startVariants(): Promise<Variants> {
  const dir = await mkdtemp(join(tmpdir(), 'console-bench-'))
  const store = openReleaseStore(join(dir, 'federated'))
  await store.publish({ units: listBuiltUnits(), by: 'bench', reason: 'Production build' })
  await writeOneBundleSite(join(dir, 'one-bundle'), store.dir)

  const api = await openAdminApi({ seed: 'demo' })
  const serve = (releaseDir: string) =>
    serveConsole({ releaseDir, port: 0, config: { apiBaseUrl: '', apiPathPrefix }, api, apiPathPrefix })
  const [federated, oneBundle] = await Promise.all([serve(store.dir), serve(join(dir, 'one-bundle'))])
  return {
    urls: { federated: federated.url, 'one bundle': oneBundle.url },
    async close() {
      await Promise.all([federated.close(), oneBundle.close()])
      await api.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
