import { buildUnit } from '../../workspace/build-unit.ts'
import { findWorkspaceUnits, type WorkspaceUnit } from '../../workspace/workspace-units.ts'
import { measure } from './measure.ts'
import type { ReleaseContext } from './release-context.ts'

/** Builds the named units of the workspace, unless told not to. */
export async function buildUnits(
  { command, root, print }: ReleaseContext,
  names: readonly string[],
): Promise<WorkspaceUnit[]> {
  const units = await findWorkspaceUnits(root, names)
  if (!command.build) return units
  for (const unit of units) {
    print(`Building ${unit.name}…`)
    const { seconds } = await measure(() => buildUnit(root, unit))
    print(`Built ${unit.name} in ${seconds} s`)
  }
  return units
}
