import type { MockPayload, MockSection } from '@console/ielts/schemas'
import { invalidFields } from '../http/api-error.ts'

/** The field that carries a section's questions on the wire. */
export const questionsKey = <Section extends MockSection>(section: Section) => `${section}_questions` as const

/** The questions of a payload that belongs under `mocks/{section}`; throws 422 where it belongs elsewhere. */
export function takeQuestions(section: MockSection, payload: MockPayload): Record<string, unknown> {
  if (payload.section !== section) {
    throw invalidFields({ section: [`Section must be ${section} under mocks/${section}`] })
  }
  const key = questionsKey(section)
  const questions = payload[key]
  if (questions === undefined || questions === null) {
    throw invalidFields({ [key]: [`A ${section} mock needs ${section} questions`] })
  }
  return questions
}
