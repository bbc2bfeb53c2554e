import { CommandError } from '../../errors/command-error.ts'
import { takeOne } from '../command-line/take-operands.ts'
import { finishPublish, prepareUnits } from '../steps/prepare-units.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'

export async function move(context: ReleaseContext): Promise<void> {
  const { store, client, command } = context
  const { from, to, redirects, smoke } = command
  const path = takeOne(command, 'path', 'move <path> --from <remote> --to <remote>')
  if (from === undefined || to === undefined || from === to)
    throw new CommandError(
      `Say which remote gives ${path} up and which takes it: pnpm release move ${path} --from <remote> --to <remote>.`,
    )
  const { request, units } = await prepareUnits(context, [from, to])
  const [giver, taker] = units
  if (giver === undefined || taker === undefined) throw new Error('two units were built')
  const asked = { ...request, path, giver, taker, redirects }
  const result = await runMove(
    context,
    (seconds) => `Moved ${path} from ${from} to ${to} in ${seconds} s:`,
    () => client?.move(asked, smoke.isSkipped) ?? store.move(asked),
  )
  await finishPublish(context, result)
}
