import { isJsonObject } from '@console/values/json/json-document'
import type { ValidationIssue } from '../errors/errors.ts'
import { describeIssues } from './describe-issues.ts'
import {
  readStep,
  type StandardIssue,
  type StandardResult,
  type StandardSchema,
  toSteps,
} from './standard-schema.ts'

/** A field of a record that could not be read, or not completely. */
export type UnreadableField = {
  field: string
  /** As received. */
  raw: unknown
  /** Empty for a missing value in a field that may be blank. */
  issues: readonly ValidationIssue[]
}

/** A key on the record itself, so that copies made by caches keep it; no server has a field of this name. */
const unreadableKey = '(odd)'

/** Fields of a record that could not be read. Each contains a blank, the text as received, or its first option. */
export function listUnreadableFields(record: object): readonly UnreadableField[] {
  // Only `readRecord` sets it.
  return (record as { [unreadableKey]?: readonly UnreadableField[] })[unreadableKey] ?? []
}

/** The entry of a field that was missing or unreadable. */
export const findUnreadableField = (record: object, field: string): UnreadableField | undefined =>
  listUnreadableFields(record).find((odd) => odd.field === field)

/** A received value as text; a dash if there was none. */
export const toRawText = (raw: unknown): string =>
  raw === null || raw === undefined || raw === '' ? '–' : typeof raw === 'string' ? raw : JSON.stringify(raw)

/** A field's text: as received if it could not be read. */
export const readText = (record: object, field: string, toText: () => string): string => {
  const odd = findUnreadableField(record, field)
  return odd === undefined ? toText() : toRawText(odd.raw)
}

/** The initial values of a form, blank for numbers that could not be read. */
export function blankUnreadableFields<Draft extends object>(draft: Draft, record: object): Draft {
  const values: Record<string, unknown> = { ...record }
  const odd = listUnreadableFields(record).filter(
    ({ field }) => typeof values[field] === 'number' && field in draft,
  )
  // A form holds unreadable numbers as text.
  return { ...draft, ...Object.fromEntries(odd.map(({ field }) => [field, ''])) } as Draft
}

const blanks = ['', null, 0, []]

/** The identity and kind of a record are never replaced. */
const neverReplaced: readonly unknown[] = ['id', 'status', 'section']

/** For these a missing value is reported as well. */
const expected: readonly unknown[] = ['name', 'title', 'code', 'price', 'amount', 'type']

/** A record with more unreadable values is not of this kind at all. */
const maxRepairs = 40

type Repair = { path: PropertyKey[]; raw: unknown; blank: unknown; issue: StandardIssue }

/**
 * Parses a record with `schema`. A value that cannot be read is replaced with a blank and listed by `listUnreadableFields`. `root`
 * is the record's path in the whole response.
 */
export function readRecord<Output>(
  schema: StandardSchema<Output>,
  record: unknown,
  root: readonly PropertyKey[],
): StandardResult<Output> {
  const first = validate(schema, record)
  if (!isJsonObject(record) || !Object.hasOwn(record, 'id')) return first
  const repairs: Repair[] = []
  let [wire, result]: [unknown, StandardResult<Output>] = [record, first]
  while (result.issues !== undefined) {
    const [issue] = result.issues
    const repair = issue && repairs.length < maxRepairs ? findRepair(schema, wire, issue) : null
    if (repair === null) return first
    repairs.push(repair)
    wire = setAt(wire, repair.path, repair.blank)
    result = validate(schema, wire)
  }
  if (repairs.length === 0 || !isJsonObject(result.value)) return result
  const whole = repairs.reduce(keepText, result.value)
  const fields = [...new Set(repairs.map(({ path }) => String(path[0])))]
  const odd = fields.map((field): UnreadableField => {
    const said = repairs
      .filter((repair) => repair.path[0] === field && !isNothing(repair))
      .map(({ issue }) => issue)
    return { field, raw: record[field], issues: describeIssues(said, record, root) }
  })
  // The schema has accepted the replacements.
  return { value: { ...whole, [unreadableKey]: odd } as Output }
}

function validate<Output>(schema: StandardSchema<Output>, value: unknown): StandardResult<Output> {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('Records are read at once')
  return result
}

/** The first blank that resolves the issue at its path. */
function findRepair(schema: StandardSchema<unknown>, wire: unknown, issue: StandardIssue): Repair | null {
  const path = toSteps(issue)
  const last = path.at(-1)
  if (last === undefined || neverReplaced.includes(last)) return null
  const repair = (blank: unknown) => ({ path, blank, issue, raw: path.reduce(readStep, wire) })
  const leavesNone = (blank: unknown, place: readonly PropertyKey[]) =>
    validate(schema, setAt(wire, path, blank)).issues?.some((other) => isWithin(other, place)) !== true
  for (const blank of [...blanks, ...toChoices(issue, path)])
    if (leavesNone(blank, path)) return repair(blank)
  // An entry kind that accepts the fields present, such as a section with nothing but a title.
  for (const kind of toKinds(issue)) if (leavesNone(kind, path.slice(0, -1))) return repair(kind)
  return null
}

/** Options that zod lists for a field of the record itself; deeper inside, another option would mean other content. */
const toChoices = (issue: StandardIssue & { values?: readonly unknown[] }, path: readonly PropertyKey[]) =>
  path.length === 1 ? (issue.values ?? []) : []

/** Members of a discriminated union. */
const toKinds = ({ options = [] }: StandardIssue & { options?: readonly unknown[] }) => options

const isWithin = (issue: StandardIssue, place: readonly PropertyKey[]) =>
  place.every((step, index) => toSteps(issue)[index] === step)

function setAt(value: unknown, [key, ...rest]: readonly PropertyKey[], leaf: unknown): unknown {
  if (key === undefined) return leaf
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === key ? setAt(entry, rest, leaf) : entry))
  }
  return isJsonObject(value) ? { ...value, [key]: setAt(readStep(value, key), rest, leaf) } : value
}

/** A text that violates a rule, such as an invalid time, stays as received. */
function keepText<Whole>(whole: Whole, { path, raw, blank }: Repair): Whole {
  const isText = blank === '' && ['string', 'number'].includes(typeof raw)
  // The kind must not change: only texts replace texts.
  return isText && path.reduce(readStep, whole) === '' ? (setAt(whole, path, String(raw)) as Whole) : whole
}

const isNothing = ({ path, raw }: Pick<Repair, 'path' | 'raw'>) =>
  [null, undefined, ''].includes(raw as '') && !(path.length === 1 && expected.includes(path[0]))
