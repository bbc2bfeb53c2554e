import { type insertPart, mockDocumentSchema, renewIds, toBlankMock } from '@console/ielts'
import type { MockSection } from '@console/ielts/schemas'
import { tryParseJson } from '@console/values/text/try-parse-json'
import * as z from 'zod/mini'
import { partMark } from './part-text.ts'

const frameSchema = z.object({ kind: z.literal(partMark), section: z.string(), part: z.looseObject({}) })

type NewPart = Parameters<typeof insertPart>[1]

/** Gives every node a new id. If the part cannot be pasted, returns the reason as a sentence. */
export function readPartText(
  text: string,
  section: MockSection,
  noun: string,
): { part: NewPart } | { problem: string } {
  const frame = frameSchema.safeParse(tryParseJson(text)).data
  if (frame === undefined) {
    return {
      problem: `The clipboard holds no ${noun}. Press Copy at a ${noun} in the editor of a mock first.`,
    }
  }
  if (frame.section !== section) {
    return {
      problem: `The clipboard holds a part of a ${frame.section} mock, which a ${section} mock cannot have.`,
    }
  }
  const list = section === 'reading' ? 'passages' : 'parts'
  const blank = toBlankMock(section)
  const document = mockDocumentSchema.safeParse({
    ...blank,
    questions: { ...blank.questions, [list]: [frame.part] },
  })
  if (!document.success) return { problem: `The ${noun} on the clipboard is not complete. Copy it again.` }
  // The schema has just validated it as a part of its section.
  return { part: renewIds(frame.part) as unknown as NewPart }
}
