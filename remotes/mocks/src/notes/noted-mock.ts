import type { MockSection } from '@console/ielts/schemas'

/** A mock that is saved. */
export type NotedMock = { section: MockSection; id: string }
