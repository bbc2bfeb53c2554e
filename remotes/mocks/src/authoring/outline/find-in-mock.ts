import { headerId, type MockContent, type MockPlace } from '@console/ielts'
import { isJsonObject } from '@console/values/json/json-document'
import { foldForSearch, foldWithOffsets } from '@console/values/text/fold-text'

export type SearchExcerpt = { place: MockPlace; before: string; match: string; after: string }

/** More than these are not read one by one; another word is typed instead. */
export const foundLimit = 50

/** Characters of the text that are shown before and after what was found. */
const around = 24

/** Fields in which nobody looks for words. */
const unsearched = ['id', 'type', 'dropId', 'questionId']

/** Where the text stands, whatever its case, from the top of the mock to its end. */
export function findInMock(content: MockContent, wanted: string): SearchExcerpt[] {
  const needle = foldForSearch(wanted).trim()
  if (needle === '') return []
  const found: SearchExcerpt[] = []
  for (const { place, text } of listDestinations(content)) {
    const index = foldForSearch(text).indexOf(needle)
    if (index === -1) continue
    const { toStart, toEnd } = foldWithOffsets(text)
    const [at, end] = [toStart(index), toEnd(index + needle.length)]
    found.push({
      place,
      before: `${at > around ? '…' : ''}${text.slice(Math.max(0, at - around), at)}`,
      match: text.slice(at, end),
      after: `${text.slice(end, end + around)}${end + around < text.length ? '…' : ''}`,
    })
    if (found.length > foundLimit) break
  }
  return found
}

/** Every text of a mock with its place, from the top to the end. */
export const listDestinations = ({ header, nodes }: MockContent): { place: MockPlace; text: string }[] =>
  [
    ...Object.entries(header).map(([field, value]) => ({ place: { node: headerId, field }, value })),
    ...Object.values(nodes).flatMap(({ id, fields, unknown, answer }) =>
      Object.entries({ ...fields, ...unknown, answer })
        .filter(([field]) => !unsearched.includes(field))
        .flatMap(([field, value]) => toPlaces(id, field, value)),
    ),
  ].map(({ place, value }) => ({ place, text: listTexts(value).join(' · ') }))

/** The topic and the points of a cue card are fields of their own on screen. */
function toPlaces(node: string, field: string, value: unknown): { place: MockPlace; value: unknown }[] {
  if (field !== 'cue_card' || !isJsonObject(value)) return [{ place: { node, field }, value }]
  return Object.entries(value).map(([inner, text]) => ({ place: { node, field: inner }, value: text }))
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    unsearched.includes(field) ? [] : listTexts(inner),
  )
}
