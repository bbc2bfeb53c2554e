import { takeOne } from '../command-line/take-operands.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'

export async function enable(context: ReleaseContext): Promise<void> {
  const { target, command } = context
  const remote = takeOne(command, 'remote', 'enable <remote>')
  const request = await toMoveRequest(context)
  await runMove(
    context,
    (seconds) => `Switched ${remote} on in ${seconds} s:`,
    () => target.enable({ ...request, remote }),
  )
}
