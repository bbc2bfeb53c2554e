import { type MockPayload, mockPayloadSchema } from '@console/shared/schemas/mock'
import type { MockDocument } from '../../core/document/mock-document.schema.ts'
import { toFigures } from '../../core/document/mock-figures.ts'
import { toContent } from '../../core/document/mock-normalization.ts'

/** What `POST mocks/speaking` would take: a file can be sent as it is. Several mocks in one file are a list of these. */
export const toSpeakingFile = (documents: readonly MockDocument[]): string => {
  const [first, ...rest] = documents.map(toPayload)
  return `${JSON.stringify(rest.length === 0 ? first : [first, ...rest], null, 2)}\n`
}

function toPayload({ questions, ...header }: MockDocument) {
  const figures = toFigures(toContent({ questions, ...header }))
  return {
    ...header,
    total_question: figures.questions,
    total_marks: figures.marks,
    speaking_questions: questions,
  }
}

type ParsedFile = { ok: true; mocks: MockPayload[] } | { ok: false; reason: string }

/** All that a file holds, or nothing where one of its mocks is wrong. */
export function parseSpeakingFile(text: string): ParsedFile {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'The file is not JSON. Choose one that was exported from a speaking mock.' }
  }
  const mocks: MockPayload[] = []
  for (const each of Array.isArray(found) ? found : [found]) {
    const { data, error } = mockPayloadSchema.safeParse(each)
    if (data?.section === 'speaking') mocks.push(data)
    else if (data !== undefined)
      return { ok: false, reason: `The file holds a ${data.section} mock, not a speaking one.` }
    else {
      const [issue] = error?.issues ?? []
      const place = issue === undefined || issue.path.length === 0 ? 'The file' : `“${issue.path.join('.')}”`
      return {
        ok: false,
        reason: `${place} is not valid in a speaking mock: ${issue?.message ?? 'unknown shape'}.`,
      }
    }
  }
  return mocks.length > 0 ? { ok: true, mocks } : { ok: false, reason: 'The file contains no mock.' }
}
