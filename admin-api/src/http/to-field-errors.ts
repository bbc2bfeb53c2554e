import type { FieldErrors } from '@console/shared/schemas/envelope'
import * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** A complaint about the whole body has no field of its own. */
const wholeBody = 'body'
/** A body can break a rule a million times; nobody reads more than this. */
const mostIssues = 100

/** `contents.0.list_items.2.list_item` to its messages. */
export function toFieldErrors(issues: readonly Issue[], parent: readonly PropertyKey[] = []): FieldErrors {
  const fields = new Map<string, string[]>()
  for (const issue of issues.slice(0, mostIssues)) {
    for (const { path, message } of toComplaints(issue, parent)) {
      const field = path.map(String).join('.') || wholeBody
      fields.set(field, [...(fields.get(field) ?? []), message])
    }
  }
  return Object.fromEntries(fields)
}

type Complaint = { path: readonly PropertyKey[]; message: string }

/** For a union, the complaints of the branch that got furthest, because 'invalid input' helps nobody. */
function toComplaints(issue: Issue, parent: readonly PropertyKey[]): Complaint[] {
  const path = [...parent, ...issue.path]
  if (issue.code !== 'invalid_union') return [{ path, message: issue.message }]
  const furthest = issue.errors.toSorted((one, other) => depth(other) - depth(one))[0]
  if (furthest === undefined || depth(furthest) === 0) return [{ path, message: issue.message }]
  return furthest.slice(0, mostIssues).flatMap((inner) => toComplaints(inner, path))
}

const depth = (issues: readonly Issue[]) =>
  issues.reduce((deepest, issue) => Math.max(deepest, issue.path.length), 0)

/** Wording for checks without a message of their own; set per call because the configuration of zod is global to a process. */
export const englishMessages = z.locales.en().localeError
