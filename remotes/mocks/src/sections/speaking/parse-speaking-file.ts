import { type MockPayload, type MockSection, mockPayloadSchema } from '@console/ielts/schemas'
import { parseJsonFile } from '@console/shared/parse-json-file'
import { isJsonObject } from '@console/values/json/json-document'

type ParsedFile = { ok: true; mocks: MockPayload[] } | { ok: false; reason: string }

const another = 'Choose one that was exported from a speaking mock.'

/** All mocks of a file, or none if one is invalid. */
export function parseSpeakingFile(text: string): ParsedFile {
  const parsed = parseJsonFile(text, another)
  if (!parsed.ok) return parsed
  const found = parsed.value
  const entries: unknown[] = Array.isArray(found) ? found : [found]
  const mocks: MockPayload[] = []
  for (const [index, entry] of entries.entries()) {
    const { data, error } = mockPayloadSchema.safeParse(entry)
    if (data?.section === 'speaking') {
      mocks.push(data)
      continue
    }
    const where = entries.length > 1 ? `Mock ${index + 1} of ${entries.length}: ` : ''
    return { ok: false, reason: where + describeOther(entry, data?.section, error?.issues[0]) }
  }
  return mocks.length > 0 ? { ok: true, mocks } : { ok: false, reason: 'The file contains no mocks.' }
}

type Issue = { path: readonly PropertyKey[]; message: string }

function describeOther(entry: unknown, section: MockSection | undefined, issue: Issue | undefined): string {
  if (section !== undefined) return `The file holds a ${section} mock, not a speaking one.`
  if (!isJsonObject(entry) || !Object.hasOwn(entry, 'speaking_questions'))
    return `The file holds no speaking mocks. ${another}`
  return `“${issue?.path.join('.')}” is not valid in a speaking mock: ${issue?.message ?? 'unknown shape'}.`
}
