import type { ReleaseContext } from '../release-context.ts'
import { runMove } from '../run-move.ts'
import { takeOne } from '../take-operands.ts'
import { toMoveRequest } from '../to-move-request.ts'

export async function enable(context: ReleaseContext): Promise<void> {
  const { store, command } = context
  const remote = takeOne(command, 'remote', 'enable <remote>')
  const request = await toMoveRequest(context)
  await runMove(
    context,
    (seconds) => `Switched ${remote} on in ${seconds} s:`,
    () => store.enable({ ...request, remote }),
  )
}
