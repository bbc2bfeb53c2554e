import type { ValidationIssue } from '../errors/errors.ts'
import { readStep, type StandardIssue, toPathText, toSteps } from './standard-schema.ts'

/** zod's additions to a Standard Schema issue: for wrong types, invalid options and unions. */
type SchemaIssue = StandardIssue & {
  readonly code?: string | undefined
  readonly expected?: unknown
  readonly values?: readonly unknown[] | undefined
  readonly errors?: readonly (readonly SchemaIssue[])[] | undefined
}

/**
 * Describes issues with the expected and the received value: "must be text, but is null". For a union, describes the
 * closest member, with its own paths. `root` is the value's path in the whole response.
 */
export function describeIssues(
  issues: readonly SchemaIssue[],
  value: unknown,
  root: readonly PropertyKey[] = [],
): ValidationIssue[] {
  return issues.flatMap((issue) => {
    const path = toSteps(issue)
    const found = path.reduce<unknown>(readStep, value)
    const nearest = findNearest(issue)
    if (nearest !== undefined) return describeIssues(nearest, found, [...root, ...path])
    return {
      code: issue.code ?? 'invalid',
      path: toPathText([...root, ...path]),
      message: `${toExpectation(issue)}, but ${describeValue(found)}`,
    }
  })
}

/** The member that matches deepest, then the one with the fewest issues; none if all fail at the value itself. */
function findNearest({ errors = [] }: SchemaIssue): readonly SchemaIssue[] | undefined {
  const deep = errors.filter((issues) => issues.every(({ path = [] }) => path.length > 0))
  return deep.toSorted((one, other) => one.length - other.length)[0]
}

const nouns: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** zod's message if a schema has none of its own. */
const defaultMessage = 'Invalid input'

function toExpectation({ message, expected, values, errors }: SchemaIssue): string {
  if (message !== defaultMessage && message !== '') return message
  if (values !== undefined) return `must be ${values.map((one) => JSON.stringify(one)).join(' or ')}`
  const wanted = [expected, ...(errors ?? []).flatMap((issues) => issues.map((issue) => issue.expected))]
  const named = wanted.flatMap((one) => (typeof one === 'string' ? (nouns[one] ?? one) : []))
  return named.length === 0 ? 'must be something else' : `must be ${[...new Set(named)].join(' or ')}`
}

/** Characters of a value quoted in a sentence. */
const maxValueLength = 60

function describeValue(value: unknown): string {
  if (value === undefined) return 'is missing'
  if (Array.isArray(value)) return value.length === 0 ? 'is an empty list' : `is a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'is an object'
  const text = typeof value === 'string' ? `“${value}”` : String(value)
  return `is ${text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text}`
}
