import type { JsonObject } from '@console/values/json/json-document'
import type { MockHeader } from '../document/mock-document.schema.ts'

export type MockTemplate = {
  name: string
  about: string
  header: Pick<MockHeader, 'type' | 'mock_type' | 'duration'> & { instruction: string }
  /** Builds the questions, with new ids at every call. */
  build(): JsonObject
}

export const academic = { type: 'academic', mock_type: 'book' } as const
export const general = { type: 'general', mock_type: 'book' } as const
export const practice = { type: 'academic', mock_type: 'practice' } as const
