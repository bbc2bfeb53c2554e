import type { MoveRequest } from '../../releases/moves/move-result.ts'
import type { Signing } from '../../releases/release-store.ts'
import { readReleaseKey } from '../../releases/signing/release-key.ts'
import type { ReleaseContext } from './release-context.ts'

/** What the store is asked with; the key is read here, so that a wrong one is said before anything is built. */
export async function toMoveRequest(context: ReleaseContext): Promise<MoveRequest> {
  const { by, reason, unsigned, expect, commit, run } = context.command
  // A release server signs with its own key.
  const isSigned = !unsigned && context.client === undefined
  const signing = isSigned ? await readSigning(context) : undefined
  return { by, reason, unsigned, expect, commit, run, signing }
}

/** Undefined where no key is named. */
export async function readSigning({ store, command, keyFile }: ReleaseContext): Promise<Signing | undefined> {
  const file = command.key ?? keyFile
  if (!file) return undefined
  const { trusted, adopt, validFor } = command
  return { key: await readReleaseKey(file, store.dir), trusted, adopt, validFor }
}
