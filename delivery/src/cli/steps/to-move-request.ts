import type { MoveRequest } from '../../releases/moves/move-result.ts'
import type { Signing } from '../../releases/release-store.ts'
import { readReleaseKey } from '../../releases/signing/release-key.ts'
import type { ReleaseContext } from './release-context.ts'

/** Reads the key before anything is built, so that a wrong one is reported first. */
export async function toMoveRequest(context: ReleaseContext): Promise<MoveRequest> {
  const { by, reason, unsigned, expect, commit, run } = context.command
  // A release server signs with its own key.
  const isSigned = !unsigned && context.client === undefined
  const signing = isSigned ? await readSigning(context) : undefined
  return { by, reason, unsigned, expect, commit, run, signing }
}

/** Undefined where no key is named. */
export async function readSigning({ store, command, env }: ReleaseContext): Promise<Signing | undefined> {
  const file = command.key ?? env['RELEASE_KEY_FILE']
  if (!file) return undefined
  const { trusted, adopt, validFor, consoleOrigins } = command
  const origins = new Map(
    consoleOrigins.map(({ origin, environment = command.environment }) => [environment, origin]),
  )
  return { key: await readReleaseKey(file, store.dir), trusted, adopt, validFor, origins }
}
