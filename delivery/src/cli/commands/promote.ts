import { applyPolicy, readPolicy } from '../../releases/comparison/promotion-policy.ts'
import { describeDifferences } from '../output/describe-differences.ts'
import { takeEnvironments } from '../steps/environment-pair.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'

/** Makes current in one environment what is current in another, without building anything. */
export async function promote(context: ReleaseContext): Promise<void> {
  const { command, print } = context
  const pair = await takeEnvironments(context)
  const { from, to, units } = pair
  const { id, current, differences = [] } = await pair.compare()
  const request = await toMoveRequest(context)
  if (command.policy !== undefined)
    for (const line of describeDifferences(applyPolicy(await readPolicy(command.policy), differences)))
      print(line)
  // Moves exactly what was compared, over exactly what it was compared with.
  const expect = request.expect ?? current
  await runMove(
    context,
    (seconds) => `Promoted ${units.join(', ') || from} to ${to} in ${seconds} s:`,
    () => pair.promote({ ...request, expect, source: from, id, units }),
  )
}
