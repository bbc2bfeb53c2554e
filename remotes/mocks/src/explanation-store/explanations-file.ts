import { type Explanations, explanationsSchema } from '@console/ielts'
import { parseJsonFile } from '@console/shared/parse-json-file'
import * as z from 'zod/mini'
import type { ExplainableMock } from './explainable-mock.ts'

const another = 'Choose one that was exported here.'

const kind = 'ielts-console/mock-notes'

const fileSchema = z.object({
  kind: z.literal(kind),
  mock: z.object({
    section: z.enum(['writing', 'reading', 'listening', 'speaking']),
    id: z.string(),
    name: z.string(),
  }),
  notes: explanationsSchema,
})

export const toExplanationsFile = (
  { section, id }: ExplainableMock,
  name: string,
  notes: Explanations,
): string => `${JSON.stringify({ kind, mock: { section, id, name }, notes }, null, 2)}\n`

export type ParsedExplanations = { ok: true; notes: Explanations } | { ok: false; reason: string }

/** Refuses a file of another mock, whose question ids would not match. */
export function parseExplanationsFile(text: string, mock: ExplainableMock): ParsedExplanations {
  const parsed = parseJsonFile(text, another)
  if (!parsed.ok) return parsed
  const { data } = fileSchema.safeParse(parsed.value)
  if (data === undefined) return { ok: false, reason: `The file contains no explanations. ${another}` }
  if (data.mock.section !== mock.section || data.mock.id !== mock.id) {
    return { ok: false, reason: `The file belongs to another mock, “${data.mock.name}”.` }
  }
  return { ok: true, notes: data.notes }
}
