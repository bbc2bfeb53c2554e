import { CommandError } from '../../errors/command-error.ts'
import type { WorkspaceUnit } from '../../workspace/workspace-units.ts'
import { publishBuilt } from '../steps/publish-built.ts'
import { publishFromAfar } from '../steps/publish-from-afar.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function rename(context: ReleaseContext): Promise<void> {
  const { store, client, command } = context
  const { redirects, smoke } = command
  const [former, name, ...more] = command.operands
  if (former === undefined || name === undefined || former === name || more.length > 0)
    throw new CommandError(
      'Say what the remote was called and what it is called now: pnpm release rename <old> <new>.',
    )
  const done = (seconds: string) => `Renamed ${former} to ${name} in ${seconds} s:`
  const toRename = ([unit]: WorkspaceUnit[]) => {
    if (unit === undefined) throw new Error('a unit was built')
    return { former, unit, redirects }
  }
  if (client === undefined)
    return publishBuilt(context, [name], done, (request, units) =>
      store.rename({ ...request, ...toRename(units) }),
    )
  await publishFromAfar(context, [name], done, (request, units) =>
    client.rename({ ...request, ...toRename(units) }, smoke.isSkipped),
  )
}
