import type { ValidationIssue } from '../errors/errors.ts'
import { describeIssues } from './describe-issues.ts'
import {
  readStep,
  type StandardIssue,
  type StandardResult,
  type StandardSchema,
  toSteps,
} from './standard-schema.ts'

/** A field of a record that could not be read, or not in all its parts. */
export type OddField = {
  field: string
  /** As it came. */
  raw: unknown
  /** None where there is nothing in a field that may well be empty. */
  issues: readonly ValidationIssue[]
}

/** In the record itself, so that copies that a cache makes have it too; no field of a server's is called so. */
const oddKey = '(odd)'

/** The fields of a record that could not be read: there is nothing in them, or a text as it came, or the first of a few choices. */
export function readOdd(record: object): readonly OddField[] {
  // Nobody but `readRecord` puts anything there.
  return (record as { [oddKey]?: readonly OddField[] })[oddKey] ?? []
}

/** The field in which nothing, or nothing readable, came. */
export const findOdd = (record: object, field: string): OddField | undefined =>
  readOdd(record).find((odd) => odd.field === field)

/** A value as it came, as text; a dash where nothing did. */
export const toRawText = (raw: unknown): string =>
  raw === null || raw === undefined || raw === '' ? '–' : typeof raw === 'string' ? raw : JSON.stringify(raw)

/** What a field says: as it came where it could not be read. */
export const readText = (record: object, field: string, toText: () => string): string => {
  const odd = findOdd(record, field)
  return odd === undefined ? toText() : toRawText(odd.raw)
}

/** What a form starts from, blank where no number came. */
export function blankOdd<Draft extends object>(draft: Draft, record: object): Draft {
  const values: Record<string, unknown> = { ...record }
  const odd = readOdd(record).filter(({ field }) => typeof values[field] === 'number' && field in draft)
  // What is no number is text in a form.
  return { ...draft, ...Object.fromEntries(odd.map(({ field }) => [field, ''])) } as Draft
}

const blanks = ['', null, 0, []]

/** What a record is, to learners and to the console, is not guessed. */
const unguessed: readonly unknown[] = ['id', 'status', 'section']

/** Of these it is said, too, that nothing came. */
const expected: readonly unknown[] = ['name', 'title', 'code', 'price', 'amount', 'type']

/** A record with more odd values than this is another thing altogether. */
const mostMended = 40

type Mend = { path: PropertyKey[]; raw: unknown; blank: unknown; issue: StandardIssue }

/**
 * What `schema` makes of a record. A value that cannot be read costs its field, in whose place it finds nothing: `readOdd` tells
 * which. `root` is where the record stands in the whole answer.
 */
export function readRecord<Output>(
  schema: StandardSchema<Output>,
  record: unknown,
  root: readonly PropertyKey[],
): StandardResult<Output> {
  const first = validate(schema, record)
  if (!isRecord(record) || !Object.hasOwn(record, 'id')) return first
  const mends: Mend[] = []
  let [wire, result]: [unknown, StandardResult<Output>] = [record, first]
  while (result.issues !== undefined) {
    const [issue] = result.issues
    const mend = issue && mends.length < mostMended ? findMend(schema, wire, issue) : null
    if (mend === null) return first
    mends.push(mend)
    wire = setAt(wire, mend.path, mend.blank)
    result = validate(schema, wire)
  }
  if (mends.length === 0 || !isRecord(result.value)) return result
  const whole = mends.reduce(keepText, result.value)
  const fields = [...new Set(mends.map(({ path }) => String(path[0])))]
  const odd = fields.map((field): OddField => {
    const said = mends.filter((mend) => mend.path[0] === field && !isNothing(mend)).map(({ issue }) => issue)
    return { field, raw: record[field], issues: describeIssues(said, record, root) }
  })
  // What stands in place of a value is of the kind that the schema has accepted.
  return { value: { ...whole, [oddKey]: odd } as Output }
}

function validate<Output>(schema: StandardSchema<Output>, value: unknown): StandardResult<Output> {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('Records are read at once')
  return result
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first blank that leaves nothing to complain of at the place of the issue. */
function findMend(schema: StandardSchema<unknown>, wire: unknown, issue: StandardIssue): Mend | null {
  const path = toSteps(issue)
  const last = path.at(-1)
  if (last === undefined || unguessed.includes(last)) return null
  const mend = (blank: unknown) => ({ path, blank, issue, raw: path.reduce(readStep, wire) })
  const leavesNone = (blank: unknown, place: readonly PropertyKey[]) =>
    validate(schema, setAt(wire, path, blank)).issues?.some((other) => isWithin(other, place)) !== true
  for (const blank of [...blanks, ...toChoices(issue, path)]) if (leavesNone(blank, path)) return mend(blank)
  // A kind of entry that has no more than what has come, such as a section of nothing but a title.
  for (const kind of toKinds(issue)) if (leavesNone(kind, path.slice(0, -1))) return mend(kind)
  return null
}

/** Those that zod names of a field of the record itself; inside it, another choice would be another content. */
const toChoices = (issue: StandardIssue & { values?: readonly unknown[] }, path: readonly PropertyKey[]) =>
  path.length === 1 ? (issue.values ?? []) : []

/** Those of a union whose entries say themselves of which they are. */
const toKinds = ({ options = [] }: StandardIssue & { options?: readonly unknown[] }) => options

const isWithin = (issue: StandardIssue, place: readonly PropertyKey[]) =>
  place.every((step, index) => toSteps(issue)[index] === step)

function setAt(value: unknown, [key, ...rest]: readonly PropertyKey[], leaf: unknown): unknown {
  if (key === undefined) return leaf
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === key ? setAt(entry, rest, leaf) : entry))
  }
  return isRecord(value) ? { ...value, [key]: setAt(value[key], rest, leaf) } : value
}

/** A text that breaks a rule, such as a time that is none, stays as it came. */
function keepText<Whole>(whole: Whole, { path, raw, blank }: Mend): Whole {
  const isText = blank === '' && ['string', 'number'].includes(typeof raw)
  // Of the same kind as before: a text in place of a text.
  return isText && path.reduce(readStep, whole) === '' ? (setAt(whole, path, String(raw)) as Whole) : whole
}

const isNothing = ({ path, raw }: Pick<Mend, 'path' | 'raw'>) =>
  [null, undefined, ''].includes(raw as '') && !(path.length === 1 && expected.includes(path[0]))
