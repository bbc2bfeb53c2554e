import { CommandError } from '../../errors/command-error.ts'
import { finishPublish, prepareUnits } from '../steps/prepare-units.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'

export async function rename(context: ReleaseContext): Promise<void> {
  const { store, client, command } = context
  const { redirects, smoke } = command
  const [former, name, ...more] = command.operands
  if (former === undefined || name === undefined || former === name || more.length > 0)
    throw new CommandError(
      'Say what the remote was called and what it is called now: pnpm release rename <old> <new>.',
    )
  const { request, units } = await prepareUnits(context, [name])
  const [unit] = units
  if (unit === undefined) throw new Error('a unit was built')
  const asked = { ...request, former, unit, redirects }
  const result = await runMove(
    context,
    (seconds) => `Renamed ${former} to ${name} in ${seconds} s:`,
    () => client?.rename(asked, smoke.isSkipped) ?? store.rename(asked),
  )
  await finishPublish(context, result)
}
