import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tryParseJson } from '@console/node-server/try-parse-json'
import type { Release } from '@console/shared/release'
import { shellContractSchema } from '@console/shared/release/contract'
import { listUnits } from '../records/release-units.ts'
import { countBytes } from '../site/count-bytes.ts'
import type { SiteLayout } from '../site/site-layout.ts'

/** A release with facts from its files. */
export type ReleaseFacts = {
  release: Release
  /** The size of all files of a unit, by its name. */
  bytes: ReadonlyMap<string, number>
  /** Versions of the modules that the shell shares, by their names. */
  shared: ReadonlyMap<string, string>
}

export async function readReleaseFacts(layout: SiteLayout, release: Release): Promise<ReleaseFacts> {
  const sizes = listUnits(release).map(
    async ({ name, version }) => [name, await countBytes(layout.unit(name, version))] as const,
  )
  const shell = join(layout.unit('shell', release.shell.version), 'shell.json')
  const contract = shellContractSchema.safeParse(tryParseJson(await readFile(shell, 'utf8')))
  const gives = Object.entries(contract.data?.gives ?? {})
  return {
    release,
    bytes: new Map(await Promise.all(sizes)),
    shared: new Map(gives.map(([module, { version }]) => [module, version])),
  }
}
