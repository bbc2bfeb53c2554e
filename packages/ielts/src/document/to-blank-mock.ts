import type { JsonObject } from '@console/values/json/json-document'
import type { MockSection } from '../schemas/mock.schema.ts'
import { partList } from './mock-content.ts'
import type { MockDocument } from './mock-document.schema.ts'

const minutes: Record<MockSection, number> = { writing: 60, reading: 60, listening: 30, speaking: 14 }

/** Other required fields of a section's questions. */
const firstFields: Record<MockSection, JsonObject> = {
  writing: { title: 'Academic Writing' },
  reading: {},
  listening: { recording: null },
  speaking: { title: 'Speaking interview' },
}

export const toBlankMock = (section: MockSection): MockDocument => ({
  section,
  name: '',
  type: 'academic',
  mock_type: 'practice',
  ielts_book_id: null,
  description: null,
  fee: 0,
  chances: 3,
  duration: minutes[section],
  tips_for_success: null,
  instruction: null,
  start_time: null,
  end_time: null,
  // Not left to the server, so that the editor shows from the start what will be saved.
  status: 'draft',
  questions: { ...firstFields[section], [partList(section)]: [] },
})
