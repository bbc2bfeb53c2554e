import type { MockSection } from '@console/ielts/schemas'

/** A saved mock. */
export type ExplainableMock = { section: MockSection; id: string }
