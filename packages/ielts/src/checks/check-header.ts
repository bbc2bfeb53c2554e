import { mostMoney, readServiceDecimals } from '@console/values/money/money-limits'
import { parseTypedTime } from '@console/values/time/parse-typed-time'
import type { MockContent } from '../document/mock-content.ts'
import { headerId } from '../document/mock-place.ts'
import { checkNumber } from './check-number.ts'
import { type CheckFindings, refusal, warning } from './mock-issue.ts'

/** Numbers of a header. */
export type HeaderNumber = 'fee' | 'chances' | 'duration'

export function checkHeaderNumber(field: HeaderNumber, value: unknown): CheckFindings {
  switch (field) {
    case 'fee': {
      const money = { most: mostMoney, decimals: readServiceDecimals() }
      return checkNumber(headerId, field, value, { what: 'the fee', example: '2.50', ...money })
    }
    case 'chances':
      return checkNumber(headerId, field, value, { what: 'the chances', example: '3', whole: true })
    case 'duration':
      return checkNumber(headerId, field, value, { what: 'the minutes', example: '60', least: 1 })
  }
}

/** Checks the header of a mock. SPEC §5 dictates the message for invalid dates. */
export function* checkHeader({ header, section }: MockContent): CheckFindings {
  if (header.name.trim() === '') yield refusal('name', headerId, 'name', 'Enter a name')
  for (const field of ['fee', 'chances', 'duration'] as const) yield* checkHeaderNumber(field, header[field])
  const times = [header.start_time, header.end_time].map((text) =>
    text === null ? null : parseTypedTime(text),
  )
  const [start = null, end = null] = times
  if (Number.isNaN(start)) yield refusal('time', headerId, 'start_time', 'Invalid date format')
  if (Number.isNaN(end)) yield refusal('time', headerId, 'end_time', 'Invalid date format')
  if (start !== null && end !== null && end <= start) {
    yield refusal('time-order', headerId, 'end_time', 'The mock must end after it starts')
  }
  if (header.mock_type === 'live' && start === null) {
    yield warning('live-start', headerId, 'start_time', 'A live mock without a start time opens at once')
  }
  // SPEC §1 gives each mock a book; speaking mocks on this device have none. Only a warning, because candidates do not
  // notice, but one that blocks saving.
  if (header.ielts_book_id === null && section !== 'speaking') {
    const message = 'Choose the book that this mock belongs to'
    yield { ...warning('book', headerId, 'ielts_book_id', message), blocks: true }
  }
}
