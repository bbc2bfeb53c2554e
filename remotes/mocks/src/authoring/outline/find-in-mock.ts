import { headerId, type MockContent, type MockPlace } from '@console/ielts'
import { isJsonObject } from '@console/values/json/json-document'
import { foldForSearch, foldWithOffsets } from '@console/values/text/fold-text'

export type SearchExcerpt = { place: MockPlace; before: string; match: string; after: string }

/** Beyond this people refine the search instead of reading on. */
export const foundLimit = 50

/** Characters of context on each side of a match. */
const around = 24

/** Fields without text for readers. */
const unsearched = ['id', 'type', 'dropId', 'questionId']

/** Case-insensitive, in document order. */
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

/** Every text of a mock with its place, in document order. */
export const listDestinations = ({ header, nodes }: MockContent): { place: MockPlace; text: string }[] =>
  [
    ...Object.entries(header).map(([field, value]) => ({ place: { node: headerId, field }, value })),
    ...Object.values(nodes).flatMap(({ id, fields, unknown, answer }) =>
      Object.entries({ ...fields, ...unknown, answer })
        .filter(([field]) => !unsearched.includes(field))
        .flatMap(([field, value]) => toPlaces(id, field, value)),
    ),
  ].map(({ place, value }) => ({ place, text: listTexts(value).join(' · ') }))

/** Topic and points of a cue card have fields of their own. */
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
