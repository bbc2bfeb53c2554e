import type { ReleaseContext } from '../release-context.ts'
import { runMove } from '../run-move.ts'
import { takeOne } from '../take-operands.ts'
import { toMoveRequest } from '../to-move-request.ts'

export async function remove(context: ReleaseContext): Promise<void> {
  const { store, command } = context
  const remote = takeOne(command, 'remote', 'remove <remote>')
  const request = await toMoveRequest(context)
  await runMove(
    context,
    (seconds) => `Removed ${remote} in ${seconds} s:`,
    () => store.remove({ ...request, remote, redirects: command.redirects }),
  )
}
