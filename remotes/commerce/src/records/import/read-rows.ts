import type { CsvSheet } from '@console/shared/csv/read-csv'
import { foldText } from '@console/values/text/fold-text'
import { toValue } from '../fields/draft.ts'
import { toValues } from '../fields/payload.ts'
import { type Fields, listNames, mapFields } from '../fields/record-field.ts'
import type { RowRules } from './imported-kind.ts'

/** `there`: an identical record is on the server already, as after an interrupted import. */
export type ImportRow<Payload> = {
  number: number
  cells: readonly string[]
  /** By field, formatted for people; an unreadable cell as it is in the file. */
  shown: Readonly<Record<string, string>>
} & ({ kind: 'ready'; payload: Payload } | { kind: 'there' } | { kind: 'wrong'; problems: readonly string[] })

export type ImportSheet<Payload> = {
  head: readonly string[]
  rows: readonly ImportRow<Payload>[]
  /** Columns of the file that are no fields. */
  unread: readonly string[]
}

/** Columns of the error sheet, which are no fields. */
export const noteColumns = ['row', 'problems'] as const

/** Rows of one file: all are judged and shown before any is sent, and each is sent on its own. */
const mostRows = 20_000

export const isNoteColumn = (title: string) => noteColumns.some((column) => column === toColumnName(title))

/** Fields that every record needs. */
export function listRequired<Item, Draft extends object, Payload extends object>({
  fields,
  body,
}: Pick<RowRules<Item, Draft, Payload>, 'fields' | 'body'>) {
  const empty = readDraft(fields, () => '')
  return listNames(fields).filter(
    (name) =>
      body.shape[name]?.safeParse(toValue(fields[name], String(empty[name]), empty, null)).success !== true,
  )
}

/** Reads a file row by row; a text instead says why the file as a whole cannot be read. */
export function readRows<Item, Draft extends object, Payload extends object>(
  rules: RowRules<Item, Draft, Payload>,
  { head, rows, problem }: CsvSheet,
  records: readonly Item[],
): ImportSheet<Payload> | string {
  const { fields, body, keyOf, isSame, uniqueField } = rules
  if (problem !== null) return problem
  const places = new Map(head.map((title, index) => [toFieldName(fields, title) ?? title, index]))
  const missing = listRequired(rules).filter((column) => !places.has(column))
  if (missing.length > 0) {
    return `The first row must name the columns. Not found: ${missing.join(', ')}.`
  }
  if (rows.length > mostRows) return tooManyRows(`${rows.length.toLocaleString('en')} rows`)
  if (rows.length === 0) return 'The file has column names, but no rows below them.'
  const known = new Map(records.map((record) => [keyOf(record), record]))
  const firstRows = new Map<string, number>()
  const unique = listNames(fields).find((name) => name === uniqueField)
  const read = rows.map(({ number, cells }): ImportRow<Payload> => {
    const cell = (column: string) => (cells[places.get(column) ?? -1] ?? '').trim()
    const draft = readDraft(fields, cell)
    const values = toValues(fields, draft)
    const facts = { number, cells, shown: toShown(fields, draft, cell) }
    // As far as the row could be read, whether or not it can be sent.
    const key = keyOf(values as Payload)
    const isKeyed = unique === undefined || values[unique] !== ''
    const first = isKeyed ? firstRows.get(key) : undefined
    if (first === undefined && isKeyed) firstRows.set(key, number)
    const there = known.get(key)
    // Before it is judged: records already on the server may follow other rules.
    const isThere = there !== undefined && isSame(there, values)
    if (isThere && first === undefined) return { ...facts, kind: 'there' }
    const { data, error } = body.safeParse(values)
    const problems = [
      ...(error?.issues ?? []).map(({ path, message }) => toProblem(rules, String(path[0]), message)),
      ...(first === undefined ? [] : [toDuplicate(unique && fields[unique].label, first)]),
      ...(there === undefined || isThere ? [] : [`${String(unique && values[unique])} already exists`]),
    ]
    if (data === undefined || problems.length > 0) return { ...facts, kind: 'wrong', problems }
    return { ...facts, kind: 'ready', payload: data }
  })
  const unread = head.filter(
    (title) => title.trim() !== '' && !isNoteColumn(title) && toFieldName(fields, title) === undefined,
  )
  return { head, rows: read, unread }
}

export const tooManyRows = (held: string) =>
  `The file has ${held}. Split it into files of at most ${mostRows.toLocaleString('en')} rows.`

/** "Starts at", "starts_at" and the field's label name the same column. */
const toFieldName = <Item, Draft>(fields: Fields<Item, Draft>, title: string) =>
  listNames(fields).find((name) =>
    [name, toColumnName(fields[name].label)].some((known) => known === toColumnName(title)),
  )

const toColumnName = (title: string) => foldText(title).trim().toLowerCase().replace(/\s+/g, '_')

const readDraft = <Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  cell: (column: string) => string,
) =>
  mapFields(fields, ({ fromCell, choices }, column) => {
    const text = cell(column)
    if (fromCell !== undefined) return fromCell(text)
    return choices === undefined ? text : foldText(text).trim().toLowerCase()
  })

const toShown = <Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  draft: Draft,
  cell: (column: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    listNames(fields).map((name) => [name, fields[name].show?.(String(draft[name]), draft) ?? cell(name)]),
  )

/** A sheet has no list to choose from, so the message says what to write. */
const sheetAdvice: Readonly<Record<string, string>> = {
  'Status must be published, draft, or archived': 'use published, draft or archived',
}

/** A message starts with the label of its field, unless it has it already. */
function toProblem<Item, Draft extends object, Payload extends object>(
  { fields, advice = {} }: Pick<RowRules<Item, Draft, Payload>, 'fields' | 'advice'>,
  field: string,
  message: string,
): string {
  const name = listNames(fields).find((known) => known === field)
  const label = name === undefined ? '' : fields[name].label
  const said = advice[message] ?? sheetAdvice[message] ?? message
  return said.startsWith(label) ? said : `${label}: ${said}`
}

const toDuplicate = (label: string | undefined, first: number) =>
  label === undefined ? `Row ${first} is the same` : `${label}: row ${first} has the same`
