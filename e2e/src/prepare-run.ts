import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishTemplate } from './console/released-site.ts'
import { shareRunFolder } from './run/run-folder.ts'

/** Playwright's global set-up: publishes the release that all consoles of the run start from. */
// biome-ignore lint/style/noDefaultExport: Playwright requires a default export
export default async function prepareRun(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'console-run-'))
  shareRunFolder(folder)
  await publishTemplate(folder)
  return () => rm(folder, { recursive: true, force: true })
}
