import type { MockPayload } from '@console/shared/schemas/mock'

/** Keys by name only: `Omit` on a loose schema's type would forget every field it knows. */
type PayloadFields = {
  [Key in keyof MockPayload as string extends Key
    ? never
    : Key extends 'ielts_book_id'
      ? never
      : Key]: MockPayload[Key]
}

/** A mock as the seed writes it: its book by title, because book ids exist only once the books are stored. */
export type SeedMock = PayloadFields & { book: string | null; status: string }

/** Book and practice mocks are open at any time. */
export const alwaysOpen = { start_time: null, end_time: null }
