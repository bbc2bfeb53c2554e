import { CommandError } from '../../errors/command-error.ts'
import { findSystemFault } from '../../errors/system-fault.ts'
import type { MoveRequest, MoveResult } from '../../releases/moves/move-result.ts'
import type { WorkspaceUnit } from '../../workspace/workspace-units.ts'
import { writeBillOfMaterials } from '../../workspace/write-bill-of-materials.ts'
import { buildUnits } from './build-units.ts'
import { findCommit } from './find-commit.ts'
import { findReservedPaths } from './find-reserved-paths.ts'
import type { ReleaseContext } from './release-context.ts'
import { runMove } from './run-move.ts'
import { toMoveRequest } from './to-move-request.ts'
import { toProof } from './to-proof.ts'
import { readConfig, updateNginx } from './update-nginx.ts'

type Publish = (request: MoveRequest, units: WorkspaceUnit[]) => Promise<MoveResult>

/** The common part of all commands that release newly built units: builds them, publishes, and does what follows. */
export async function publishBuilt(
  context: ReleaseContext,
  names: readonly string[],
  done: (seconds: string) => string,
  publish: Publish,
): Promise<void> {
  const { nginx, config: file } = context.command
  // Faults in the configuration are reported before anything moves.
  const config = file === undefined ? undefined : await readConfig(file)
  const prove = context.command.smoke.isSkipped ? undefined : toProof(context, config)
  const request = await toMoveRequest(context)
  const commit = await findCommit(context)
  const units = await buildUnits(context, names)
  const reserved = findReservedPaths(config)
  const result = await runMove(context, done, () => publish({ ...request, commit, reserved, prove }, units))
  await writeBills(context, result)
  if (nginx !== undefined) context.print(await updateHeaders(nginx, file))
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
async function writeBills({ store, root, print }: ReleaseContext, { changes, canaries }: MoveResult) {
  for (const { name, to } of [...changes, ...canaries]) {
    if (to === undefined) continue
    try {
      await writeBillOfMaterials({ root, siteDir: store.dir, unit: name, version: to })
    } catch (error) {
      print(
        `What ${name} was built from could not be written down: ${findSystemFault(error, store.dir)?.what ?? String(error)}.`,
      )
    }
  }
}
