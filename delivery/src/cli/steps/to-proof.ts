import type { Prove } from '../../releases/candidate/prove-candidate.ts'
import type { ReleaseContext } from './release-context.ts'

/** How a candidate is run with this `/config.json`; undefined where nothing can run it. */
export const toProof = ({ command, print, openSmoke }: ReleaseContext, config: unknown): Prove | undefined =>
  openSmoke?.({ ...command.smoke, config, print })
