import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '@console/node-server/command-error'
import type { MoveReport } from '../../releases/moves/move-result.ts'
import { openReleaseStore } from '../../releases/release-store.ts'
import type { UnitToPublish } from '../../releases/units/read-built-unit.ts'
import { fetchDeployed } from '../../smoke/fetch-deployed.ts'
import { buildUnits } from '../steps/build-units.ts'
import { readConsolePlace } from '../steps/read-console-place.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { toSiteDir } from '../steps/site-dir.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'
import { toProof } from '../steps/to-proof.ts'
import { readConfig } from '../steps/update-nginx.ts'

/** Everything that publishing does before it moves, and no move. */
export async function check(context: ReleaseContext): Promise<void> {
  const { command, print } = context
  if (command.smoke.isSkipped) throw new CommandError('A check runs the release: leave out --without-smoke.')
  const { name, checkUnits } = await findBase(context)
  const units = await buildUnits(context, command.operands)
  const { outcome, release, changes, notes } = await checkUnits(units)
  for (const note of notes) print(note)
  if (outcome === 'unchanged') return print(`Nothing to check: ${name} holds exactly this, as ${release.id}.`)
  for (const { name, from, to } of changes) print(`  ${name}: ${from ?? 'not there'} → ${to ?? 'not there'}`)
  print(`${release.id} may be published over what ${name} has. Nothing was published.`)
}

type Base = { name: string; checkUnits(units: readonly UnitToPublish[]): Promise<MoveReport> }

async function findBase(context: ReleaseContext): Promise<Base> {
  const { client } = context
  if (client !== undefined) {
    const request = await toMoveRequest(context)
    return { name: client.name, checkUnits: (units) => client.check(units, request) }
  }
  const { store, config, name } = await findFolder(context)
  const prove = toProof(context, config)
  if (prove === undefined) throw new CommandError('There is nothing here to run a release with.')
  const place = readConsolePlace(config)
  return { name, checkUnits: (units) => store.check({ units, place, prove }) }
}

type Folder = { store: ReleaseContext['store']; config: unknown; name: string }

async function findFolder({ store, command, root, env, print }: ReleaseContext): Promise<Folder> {
  const { against } = command.smoke
  const config = await readConfig(command.config)
  if (against === undefined) return { store, config, name: store.dir }
  if (!/^https?:/.test(against)) {
    const named = openReleaseStore(toSiteDir(root, { dir: against }))
    if (!existsSync(named.dir))
      throw new CommandError(
        `There is no folder ${named.dir}, and the address of a console begins with https:// or http://.`,
      )
    return { store: named, config, name: named.dir }
  }
  const kept = toSiteDir(root, {
    dir: join(env['DATA_DIR'] || '.data', 'deployed', new URL(against).host.replaceAll(':', '_')),
  })
  const deployed = await fetchDeployed(against, kept)
  print(`Fetched ${deployed.fetched} files of ${against}`)
  return { store: openReleaseStore(kept), config: config ?? deployed.config, name: against }
}
