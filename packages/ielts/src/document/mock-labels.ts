import { upperFirst } from 'es-toolkit/string'
import type * as z from 'zod/mini'
import { type Mock, type MockSummary, mockVariantSchema } from '../schemas/mock.schema.ts'

export type MockVariant = z.infer<typeof mockVariantSchema>

export const mockVariantLabels: Record<MockVariant, string> = {
  academic: 'Academic',
  general: 'General',
}

export const mockTypeLabels: Record<Mock['mock_type'], string> = {
  book: 'Book',
  live: 'Live',
  practice: 'Practice',
}

/** Label of an IELTS variant; other texts of a server are returned unchanged. */
export function toTypeLabel(type: string): string {
  const variant = mockVariantSchema.safeParse(type)
  return variant.success ? mockVariantLabels[variant.data] : type
}

/** Title of a mock's book; null if it has none. */
export function toBookTitle({ ielts_book }: Pick<MockSummary, 'ielts_book'>): string | null {
  return (typeof ielts_book === 'string' ? ielts_book : ielts_book?.title) || null
}

/** "In review" for `in review`. */
export const toStatusLabel = (status: string): string => upperFirst(status)
