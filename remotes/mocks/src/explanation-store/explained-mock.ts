import type { MockSection } from '@console/ielts/schemas'

/** A mock that is saved. */
export type ExplainedMock = { section: MockSection; id: string }
