import { invalidateInOtherTabs } from '@console/shared/query/cross-tab-invalidation'
import { throttle } from 'es-toolkit/function'
import { keptExplanationsKey } from './kept-explanations-key.ts'

/** At most one message to other tabs in this many milliseconds. */
const pause = 1000

/** Invalidates the query of kept explanations in other tabs. */
export const tellKeptExplanations = throttle(() => invalidateInOtherTabs([keptExplanationsKey]), pause)
