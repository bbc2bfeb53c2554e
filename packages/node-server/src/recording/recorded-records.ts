import type { RecordedAnswers } from './recording.schema.ts'

type Id = number | string
export type Fields = Record<string, unknown>
type Row = Fields & { id: Id }

/** A list of records within a recorded body, such as `data`, and a function to replace it. */
export type RecordedList = { rows: Row[]; replace(rows: readonly Row[]): unknown }

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRow = (value: unknown): value is Row =>
  isFields(value) && ['number', 'string'].includes(typeof value['id'])

/** The first list of objects with an id: the body itself, or a field of it or of one of its objects. */
export function findList(body: unknown, depth = 0): RecordedList | undefined {
  if (Array.isArray(body)) return body.every(isRow) ? { rows: body, replace: (rows) => rows } : undefined
  if (!isFields(body) || isRow(body) || depth > 2) return undefined
  for (const [key, value] of Object.entries(body)) {
    const list = findList(value, depth + 1)
    if (list) return { rows: list.rows, replace: (rows) => ({ ...body, [key]: list.replace(rows) }) }
  }
  return undefined
}

/** The record in a body, alone or in an envelope, and a function to replace it. */
export function findRecord(body: unknown): { row: Row; replace(row: Row): unknown } | undefined {
  if (isRow(body)) return { row: body, replace: (row) => row }
  if (!isFields(body) || !isRow(body['data'])) return undefined
  return { row: body['data'], replace: (data) => ({ ...body, data }) }
}

/** A body for a single record in the style of a list's: with an envelope if that has one. */
export const toBody = (list: unknown, data: Row): unknown =>
  isFields(list) && typeof list['status'] === 'boolean' ? { status: true, message: '', data } : data

/** Paths whose recorded GET holds a list of records, with the body of one of them. */
export function listCollections(answers: RecordedAnswers): Map<string, unknown> {
  const found = Object.entries(answers).flatMap(([call, { body }]): [string, unknown][] => {
    const [, path] = /^GET ([^?]+)/.exec(call) ?? []
    return path !== undefined && findList(body) ? [[path, body]] : []
  })
  return new Map(found)
}

/** The fields of a recorded row for a newly created one: empty, with the current time. */
export const toBlank = (row: Fields, now: string): Fields =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, toBlankValue(value, now)]))

function toBlankValue(value: unknown, now: string): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d[T ]/.test(value) ? now : ''
  if (typeof value === 'number') return 0
  return typeof value === 'boolean' ? false : value
}

/** An id that none of the records has: the next number, or a text if ids are texts. */
export function toNextId(rows: readonly Row[]): Id {
  const numbers = rows.flatMap(({ id }) => (typeof id === 'number' ? id : []))
  return rows.length > 0 && numbers.length === 0 ? crypto.randomUUID() : Math.max(0, ...numbers) + 1
}

export type { Row }
