import { invalidateInOtherTabs } from '@console/shared/query/cross-tab-invalidation'
import { throttle } from 'es-toolkit/function'
import { keptExplanationsKey } from './kept-explanations-key.ts'

/** Milliseconds between two messages to the other tabs while somebody types. */
const pause = 1000

/** Tells the other tabs that this device has other notes than before. */
export const tellKeptExplanations = throttle(() => invalidateInOtherTabs([keptExplanationsKey]), pause)
