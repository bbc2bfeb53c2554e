import { takeOne } from '../command-line/take-operands.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'

export async function remove(context: ReleaseContext): Promise<void> {
  const { target, command } = context
  const remote = takeOne(command, 'remote', 'remove <remote>')
  const request = await toMoveRequest(context)
  await runMove(
    context,
    (seconds) => `Removed ${remote} in ${seconds} s:`,
    () => target.remove({ ...request, remote, redirects: command.redirects }),
  )
}
