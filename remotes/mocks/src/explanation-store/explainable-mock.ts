import type { MockSection } from '@console/ielts/schemas'

/** A mock that is saved. */
export type ExplainableMock = { section: MockSection; id: string }
