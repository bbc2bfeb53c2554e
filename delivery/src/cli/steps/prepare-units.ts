import { readFile } from 'node:fs/promises'
import { CommandError } from '@console/node-server/command-error'
import { findSystemFault } from '../../errors/system-fault.ts'
import type { MoveReport, MoveRequest } from '../../releases/moves/move-result.ts'
import type { WorkspaceUnit } from '../../workspace/workspace-units.ts'
import { writeBillOfMaterials } from '../../workspace/write-bill-of-materials.ts'
import { buildUnits } from './build-units.ts'
import { findCommit } from './find-commit.ts'
import { findNewerSource } from './find-newer-source.ts'
import { readConsolePlace } from './read-console-place.ts'
import type { ReleaseContext } from './release-context.ts'
import { toMoveRequest } from './to-move-request.ts'
import { toProof } from './to-proof.ts'
import { readConfig, updateNginx } from './update-nginx.ts'

/** Builds the units and says how they are to be moved, in the release folder or on a release server. */
export async function prepareUnits(
  context: ReleaseContext,
  names: readonly string[],
): Promise<{ request: MoveRequest; units: WorkspaceUnit[] }> {
  const { client, command } = context
  // Faults in the configuration are reported before anything is built.
  const config = await readConfig(command.config)
  // A release server runs the release itself.
  const prove = client !== undefined || command.smoke.isSkipped ? undefined : toProof(context, config)
  const request = { ...(await toMoveRequest(context)), place: readConsolePlace(config), prove }
  const units = await buildUnits(context, names)
  const isOlder = !command.build && (await isOlderBuild(context, units))
  const commit = isOlder ? command.commit : await findCommit(context)
  return { request: { ...request, commit }, units }
}

/** Otherwise the history would name a commit that a build is not of. */
async function isOlderBuild({ print }: ReleaseContext, units: readonly WorkspaceUnit[]): Promise<boolean> {
  const newer = await Promise.all(units.map(async (unit) => ({ unit, file: await findNewerSource(unit) })))
  const older = newer.filter(({ file }) => file !== undefined)
  for (const { unit, file } of older)
    print(
      `${file} of ${unit.name} was written after the build that is published, so the history names no commit. Without --no-build it is built first.`,
    )
  return older.length > 0
}

/** Writes the bills of materials, here or on a release server, and nginx's headers, which a server does for itself. */
export async function finishPublish(context: ReleaseContext, result: MoveReport): Promise<void> {
  const { client, command, print } = context
  await writeBills(context, result)
  if (client !== undefined) return
  if (command.nginx !== undefined) print(await updateHeaders(command.nginx, command.config))
}

/** @throws CommandError; the release is there already. */
async function updateHeaders(dir: string, config: string | undefined): Promise<string> {
  try {
    return await updateNginx({ dir, config })
  } catch (error) {
    const fault = findSystemFault(error, dir)
    if (fault === undefined) throw error
    throw new CommandError(
      `The release is current, but the nginx headers could not be written: ${fault.what}. ${fault.advice} Then: pnpm release headers --nginx ${dir}.`,
      { cause: error },
    )
  }
}

/** A bill of materials for each new version. The release is current already, so that a failure is only reported. */
async function writeBills({ store, client, root, print }: ReleaseContext, { changes, canaries }: MoveReport) {
  for (const { name, to } of [...changes, ...canaries]) {
    if (to === undefined) continue
    try {
      const file = await writeBillOfMaterials({ root, siteDir: store.dir, unit: name, version: to })
      if (file !== undefined && client !== undefined)
        await client.sendBill({ unit: name, version: to }, await readFile(file, 'utf8'))
    } catch (error) {
      print(
        `What ${name} was built from could not be written down: ${findSystemFault(error, store.dir)?.what ?? String(error)}.`,
      )
    }
  }
}
