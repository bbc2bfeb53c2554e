import { describeAudience } from '@console/shared/release/describe-audience'
import type { Assignment } from '../release/known-release.ts'

/** “canary, for 10% of staff”; for the control group, who the canary is for. */
export const describeAssignment = ({ group, audience }: Assignment): string =>
  group === 'canary'
    ? `canary, for ${describeAudience(audience)}`
    : `not the canary, which is for ${describeAudience(audience)}`
