import { CommandError } from '@console/node-server/command-error'
import { type Comparison, compareEnvironments } from '../../releases/compare-environments.ts'
import type { MoveReport } from '../../releases/moves/move-result.ts'
import type { Promotion } from '../../releases/moves/promote-release.ts'
import { parseEnvironment } from '../command-line/parse-option-values.ts'
import { openStore } from './open-store.ts'
import type { ReleaseContext } from './release-context.ts'

/** Two environments as a command names them, in a release folder or on a release server. */
export type EnvironmentPair = {
  from: string
  to: string
  units: string[]
  compare(): Promise<Comparison>
  promote(request: Promotion): Promise<MoveReport>
}

/** @throws CommandError unless two are named. */
export async function takeEnvironments(context: ReleaseContext): Promise<EnvironmentPair> {
  const { store, client, command } = context
  const [named, other, ...units] = command.operands
  if (named === undefined || other === undefined || named === other)
    throw new CommandError(
      `Name two environments: pnpm release ${command.name} staging production [<remote or shell>…].`,
    )
  const [from, to] = [parseEnvironment(named), parseEnvironment(other)]
  if (client !== undefined)
    return {
      ...{ from, to, units },
      compare: () => client.compare({ from, to, units }),
      promote: (request) => client.promote(request, to),
    }
  const source = await openStore(store.dir, context, from)
  const target = await openStore(store.dir, context, to)
  return {
    ...{ from, to, units },
    compare: () => compareEnvironments({ from, source, target, units }),
    promote: target.promote,
  }
}
