import { CommandError } from '../../errors/command-error.ts'
import type { WorkspaceUnit } from '../../workspace/workspace-units.ts'
import { takeOne } from '../command-line/take-operands.ts'
import { publishBuilt } from '../steps/publish-built.ts'
import { publishFromAfar } from '../steps/publish-from-afar.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function move(context: ReleaseContext): Promise<void> {
  const { store, client, command } = context
  const { from, to, redirects, smoke } = command
  const path = takeOne(command, 'path', 'move <path> --from <remote> --to <remote>')
  if (from === undefined || to === undefined || from === to)
    throw new CommandError(
      `Say which remote gives ${path} up and which takes it: pnpm release move ${path} --from <remote> --to <remote>.`,
    )
  const done = (seconds: string) => `Moved ${path} from ${from} to ${to} in ${seconds} s:`
  const toMove = ([giver, taker]: WorkspaceUnit[]) => {
    if (giver === undefined || taker === undefined) throw new Error('two units were built')
    return { path, giver, taker, redirects }
  }
  if (client === undefined)
    return publishBuilt(context, [from, to], done, (request, units) =>
      store.move({ ...request, ...toMove(units) }),
    )
  await publishFromAfar(context, [from, to], done, (request, units) =>
    client.move({ ...request, ...toMove(units) }, smoke.isSkipped),
  )
}
