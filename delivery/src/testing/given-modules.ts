import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Gives, remoteContractSchema } from '@console/shared/release/contract'
import type { UnitToPublish } from '../releases/units/read-built-unit.ts'

/** What a shell gives of each module: quick names, then the rest. */
export type GivenNames = Readonly<
  Record<string, readonly [quick: readonly string[], rest: readonly string[]]>
>

/**
 * As a shell writes it down that has the versions that built remotes were built against; of what is not named, the default
 * export.
 */
export async function giveModules(names: GivenNames, remotes: readonly UnitToPublish[]): Promise<Gives> {
  const built = await Promise.all(
    remotes.map(async ({ distDir }) => {
      const text = await readFile(join(distDir, 'remote.json'), 'utf8')
      return Object.entries(remoteContractSchema.parse(JSON.parse(text)).uses ?? {})
    }),
  )
  return Object.fromEntries(
    built.flat().map(([module, { version }]) => {
      const [quick, rest] = names[module] ?? [['default'], []]
      return [module, { version, quick: [...quick], rest: [...rest] }]
    }),
  )
}
