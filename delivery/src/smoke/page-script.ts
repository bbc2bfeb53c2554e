import { recordPage } from '@console/shared/release/page-state'

/** Runs in a page before anything else, and leaves its recorder there. */
export const pageScript = `Object.defineProperty(window, '__page', { value: (${recordPage})() })`
