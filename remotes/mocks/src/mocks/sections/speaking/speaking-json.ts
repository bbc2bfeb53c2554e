import { mockPayloadSchema } from '@console/shared/schemas/mock'
import type { MockDocument } from '../../core/document/mock-document.schema.ts'
import { toMockDocument } from '../../core/document/mock-document.ts'
import { toFigures } from '../../core/document/mock-figures.ts'
import { toContent } from '../../core/document/mock-normalization.ts'

/** What `POST mocks/speaking` would take: a file can be sent as it is. */
export function toSpeakingFile({ questions, ...header }: MockDocument): string {
  const figures = toFigures(toContent({ questions, ...header }))
  const totals = { total_question: figures.questions, total_marks: figures.marks }
  return `${JSON.stringify({ ...header, ...totals, speaking_questions: questions }, null, 2)}\n`
}

type ParsedFile = { ok: true; document: MockDocument } | { ok: false; reason: string }

export function parseSpeakingFile(text: string): ParsedFile {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'The file is not JSON. Choose one that was exported from a speaking mock.' }
  }
  const { data, error } = mockPayloadSchema.safeParse(found)
  if (data?.section === 'speaking') return { ok: true, document: toMockDocument(data) }
  if (data !== undefined)
    return { ok: false, reason: `The file holds a ${data.section} mock, not a speaking one.` }
  const [issue] = error?.issues ?? []
  const place = issue === undefined || issue.path.length === 0 ? 'The file' : `“${issue.path.join('.')}”`
  return {
    ok: false,
    reason: `${place} is not as a speaking mock has it: ${issue?.message ?? 'unknown shape'}.`,
  }
}
