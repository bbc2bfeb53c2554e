import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellRun, type GapTable, readGapTable, writeGapTable } from './gap-table.ts'

const told = (table: GapTable | null) =>
  table && [
    table.title,
    table.heads.join(' / '),
    ...table.rows.map((cells) =>
      cells
        .map((cell) => cell.map((run) => (typeof run === 'string' ? run : `[${run.gap + 1}]`)).join(''))
        .join(' / '),
    ),
  ]

test.each([
  [
    'a gap in each row',
    'Dyes: plant | colour',
    ['Woad | _____', 'Madder | deep _____ only'],
    ['Dyes', 'plant / colour', 'Woad / [1]', 'Madder / deep [2] only'],
  ],
  [
    'several gaps in a row',
    'plant | part | use',
    ['Woad | _____', '| blue _____ cloth', 'Madder | root | _____'],
    ['', 'plant / part / use', 'Woad / [1] / blue [2] cloth', 'Madder / root / [3]'],
  ],
  [
    'two gaps in a cell',
    'Dyes',
    ['plant | use\nWoad | for _____ and', '… _____ or wool'],
    ['Dyes', 'plant / use', 'Woad / for [1] and [2] or wool'],
  ],
  [
    'rows without a gap',
    '',
    ['plant | use\nMoss | none\nWoad | _____\nOak | ink'],
    ['', 'plant / use', 'Moss / none', 'Woad / [1]', 'Oak / ink'],
  ],
  ['a line across the table', 'a | b', ['In spring\nWoad | _____'], ['', 'a / b', 'In spring', 'Woad / [1]']],
  [
    'a first cell that belongs to the row above',
    'a | b',
    ['Woad | _____', '| also _____', '\n| or _____'],
    ['', 'a / b', 'Woad / [1]', ' / also [2]', ' / or [3]'],
  ],
  [
    'rows as they are cut on paper',
    'Dyes',
    [
      'plant | part | use\n_____ |',
      '_____ | blue',
      '_____ cloth',
      'Oak | from _____ and',
      '_____ only | ink',
      'Ash | bark | _____',
    ],
    [
      'Dyes',
      'plant / part / use',
      '[1] / [2] / blue [3] cloth',
      'Oak / from [4] and [5] only / ink',
      'Ash / bark / [6]',
    ],
  ],
  ['a text that lost its gap', 'a | b', ['Woad | leaves'], ['', 'a / b', 'Woad / leaves [1]']],
])('reads %s', (_, title, texts, expected) => {
  expect(told(readGapTable({ title, texts }))).toEqual(expected)
})

test.each([[['Woad is _____', 'Madder | _____']], [[]]])('a text without cells is a list: %j', (texts) => {
  expect(readGapTable({ title: 'a | b', texts })).toBeNull()
})

const words = fc.constantFrom('woad', 'blue cloth', 'a root', 'in 1850', 'used by dyers: often')
const cell: fc.Arbitrary<readonly string[]> = fc.oneof(
  words.map((said) => [said]),
  fc.constant([]),
  fc.constant(['gap']),
  fc.tuple(words, words).map(([before, after]) => [`${before} `, 'gap', ` ${after}`]),
  words.map((between) => ['gap', ` ${between} `, 'gap']),
)

const table: fc.Arbitrary<GapTable> = fc.integer({ min: 2, max: 4 }).chain((columns) =>
  fc
    .record({
      title: fc.constantFrom('', 'Dyes', 'Dyes: of old'),
      heads: fc.oneof(fc.constant([]), fc.array(words, { minLength: columns, maxLength: columns })),
      rows: fc.array(
        fc.oneof(
          { weight: 5, arbitrary: fc.array(cell, { minLength: columns, maxLength: columns }) },
          { weight: 1, arbitrary: fc.tuple(words.map((said) => [said])) },
        ),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
    })
    .map(({ title, heads, rows }) => {
      let next = 0
      const numbered = rows.map((row) =>
        row.map((runs) => runs.map((run): CellRun => (run === 'gap' ? { gap: next++ } : run))),
      )
      return { title, heads, rows: numbered }
    })
    // The first row without a gap is the header, and a row without a word is none.
    .filter(({ heads, rows }) => {
      const hasGap = (row: readonly (readonly CellRun[])[]) =>
        row.flat().some((run) => typeof run !== 'string')
      return rows.some(hasGap) && (heads.length > 0 || rows.slice(0, 1).every(hasGap))
    }),
)

test('a written table is read back unchanged, with one text for each gap', () =>
  fc.assert(
    fc.property(table, (meant) => {
      const { title, texts } = writeGapTable(meant)
      expect(texts).toHaveLength(meant.rows.flat(2).filter((run) => typeof run !== 'string').length)
      expect(readGapTable({ title, texts })).toEqual(meant)
    }),
    { numRuns: 500 },
  ))

test('a server that trims texts does not change a table whose rows are complete', () =>
  fc.assert(
    fc.property(
      table.filter(({ heads }) => heads.length > 0),
      (meant) => {
        const { title, texts } = writeGapTable(meant)
        expect(readGapTable({ title: title.trim(), texts: texts.map((text) => text.trim()) })).toEqual(meant)
      },
    ),
    { numRuns: 300 },
  ))
