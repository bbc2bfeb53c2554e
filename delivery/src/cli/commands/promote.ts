import { takeEnvironments } from '../steps/environment-pair.ts'
import { readConsolePlace } from '../steps/read-console-place.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'
import { readConfig } from '../steps/update-nginx.ts'

/** Makes current in one environment what is current in another, without building anything. */
export async function promote(context: ReleaseContext): Promise<void> {
  const pair = await takeEnvironments(context)
  const { from, to, units } = pair
  const { id, current } = await pair.compare()
  const { config } = context.command
  const place = readConsolePlace(config && (await readConfig(config)))
  const request = { ...(await toMoveRequest(context)), place }
  // Moves exactly what was compared, over exactly what it was compared with.
  const expect = request.expect ?? current
  await runMove(
    context,
    (seconds) => `Promoted ${units.join(', ') || from} to ${to} in ${seconds} s:`,
    () => pair.promote({ ...request, expect, source: from, id, units }),
  )
}
