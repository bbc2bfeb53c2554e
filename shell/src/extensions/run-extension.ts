import {
  type ExtensionPoint,
  type ExtensionResults,
  parseExtensionResult,
  type RecordOnScreen,
} from '@console/shared/extensions'
import type { Platform } from '@console/shared/platform'
import { withTimeout } from '../network/with-timeout.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

/** Milliseconds for the code and the answer of an extension. */
const timeout = 20_000

type ExtensionCall<Point extends ExtensionPoint> = {
  name: string
  point: Point
  signal: AbortSignal
  record?: RecordOnScreen | undefined
}

/** Points of records have a third argument. */
type RunAny = (platform: Platform, signal: AbortSignal, record?: RecordOnScreen) => Promise<unknown>

/** Loads a remote and runs its part of a point. Rejects if the result is not what the point expects. */
export async function runExtension<Point extends ExtensionPoint>(
  loader: RemoteLoader,
  { name, point, signal, record }: ExtensionCall<Point>,
): Promise<ExtensionResults[Point]> {
  const state = await loader.load(name)
  if (state.status !== 'ready') throw new Error(`The remote ${name} is not available`)
  const run = state.module.extensions?.[point] as RunAny | undefined
  if (run === undefined) throw new Error(`The module of ${name} has no extension for ${point}`)
  const answer = run(state.platform, signal, record)
  const result: unknown = await withTimeout(answer, timeout, new Error(`${point} of ${name} did not answer`))
  return parseExtensionResult(point, result)
}
