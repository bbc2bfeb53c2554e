import { type MockSummary, mockVariantSchema } from '@console/shared/schemas/mock'
import { type Sort, sortRecords, urlSort } from '@console/shared/ui/table-sort'
import { urlPage, urlText } from '@console/shared/ui/url-state'
import * as z from 'zod/mini'
import { type MockVariant, toBookTitle, toTypeLabel } from '../mock-labels.ts'

const sortKeys = [
  'name',
  'book',
  'type',
  'duration',
  'total_question',
  'total_marks',
  'status',
  'chances',
  'fee',
] as const
type MockSortKey = (typeof sortKeys)[number]

/** `/mocks/writing/?q=harbour&type=academic&book=Book%201&sort=-fee&page=2` */
export const mockListUrlSchema = z.object({
  q: urlText,
  type: z.catch(z.optional(mockVariantSchema), undefined),
  book: urlText,
  sort: urlSort<MockSortKey>(sortKeys, 'name'),
  page: urlPage,
})
export type MockListUrl = z.infer<typeof mockListUrlSchema>

const sortValues: Record<MockSortKey, (record: MockSummary) => string | number | null> = {
  name: (record) => record.name,
  book: toBookTitle,
  type: (record) => toTypeLabel(record.type),
  duration: (record) => record.duration,
  total_question: (record) => record.total_question,
  total_marks: (record) => record.total_marks,
  status: (record) => record.status,
  chances: (record) => record.chances,
  fee: (record) => record.fee,
}

type MockView = { q: string; type?: MockVariant | undefined; book: string; sort: Sort<MockSortKey> }

export function toVisibleMocks(records: readonly MockSummary[], view: MockView): MockSummary[] {
  const wanted = view.q.trim().toLowerCase()
  const found = records.filter((record) => {
    const book = toBookTitle(record)
    return (
      (view.type === undefined || record.type === view.type) &&
      (view.book === '' || book === view.book) &&
      [record.name, book].some((text) => text?.toLowerCase().includes(wanted))
    )
  })
  return sortRecords(found, view.sort, sortValues)
}
