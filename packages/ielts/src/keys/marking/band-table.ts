import type { MockVariant } from '../../document/mock-labels.ts'
import type { MockSection } from '../../schemas/mock.schema.ts'

type BandRow = readonly [raw: number, band: number]

/**
 * The fewest right answers out of 40 for each band. ielts.org publishes average scores for bands 5 to 8 (“How to
 * interpret scores on the sample sections”: listening 16, 23, 30, 35; academic reading 15, 23, 30, 35); each version of
 * the test has its own table.
 */
const tables = {
  listening: [
    [39, 9],
    [37, 8.5],
    [35, 8],
    [32, 7.5],
    [30, 7],
    [26, 6.5],
    [23, 6],
    [18, 5.5],
    [16, 5],
    [13, 4.5],
  ],
  academic: [
    [39, 9],
    [37, 8.5],
    [35, 8],
    [33, 7.5],
    [30, 7],
    [27, 6.5],
    [23, 6],
    [19, 5.5],
    [15, 5],
    [13, 4.5],
  ],
  general: [
    [40, 9],
    [39, 8.5],
    [37, 8],
    [36, 7.5],
    [34, 7],
    [32, 6.5],
    [30, 6],
    [27, 5.5],
    [23, 5],
    [19, 4.5],
  ],
} satisfies Record<string, readonly BandRow[]>

export const bandSource =
  'Source: the average scores that ielts.org names for whole bands, with the half bands that preparation sites commonly put between them. The boundaries of a real test differ from version to version.'

/** Number of questions for which the tables are valid. */
const fullTest = 40

/** “7.5”, “below 4.5”, or null if it is not a full reading or listening test. */
export function toIndicativeBand(
  section: MockSection,
  variant: MockVariant,
  { raw, of }: { raw: number; of: number },
): string | null {
  if (of !== fullTest || (section !== 'reading' && section !== 'listening')) return null
  const table = section === 'listening' ? tables.listening : tables[variant]
  const row = table.find(([least]) => raw >= least)
  return row === undefined ? 'below 4.5' : row[1].toFixed(1)
}
