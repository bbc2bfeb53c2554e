import type { MoveReport, MoveRequest } from '../../releases/moves/move-result.ts'
import type { WorkspaceUnit } from '../../workspace/workspace-units.ts'
import { buildUnits } from './build-units.ts'
import { findCommit } from './find-commit.ts'
import type { ReleaseContext } from './release-context.ts'
import { runMove } from './run-move.ts'
import { toMoveRequest } from './to-move-request.ts'

type Publish = (request: MoveRequest, units: WorkspaceUnit[]) => Promise<MoveReport>

/** As publishBuilt does, for a release server, which does the rest. */
export async function publishFromAfar(
  context: ReleaseContext,
  names: readonly string[],
  done: (seconds: string) => string,
  publish: Publish,
): Promise<void> {
  const request = { ...(await toMoveRequest(context)), commit: await findCommit(context) }
  const units = await buildUnits(context, names)
  await runMove(context, done, () => publish(request, units))
}
