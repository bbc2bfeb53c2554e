import { CommandError } from '../../errors/command-error.ts'
import { publishBuilt } from '../steps/publish-built.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function rename(context: ReleaseContext): Promise<void> {
  const { store, command } = context
  const [former, name, ...more] = command.operands
  if (former === undefined || name === undefined || former === name || more.length > 0)
    throw new CommandError(
      'Say what the remote was called and what it is called now: pnpm release rename <old> <new>.',
    )
  await publishBuilt(
    context,
    [name],
    (seconds) => `Renamed ${former} to ${name} in ${seconds} s:`,
    (request, [unit]) => {
      if (unit === undefined) throw new Error('a unit was built')
      return store.rename({ ...request, former, unit, redirects: command.redirects })
    },
  )
}
