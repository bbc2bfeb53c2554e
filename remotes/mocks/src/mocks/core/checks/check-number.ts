import { capitalise } from '../document/capitalise.ts'
import type { NodeId } from '../document/mock-node.ts'
import { fault, type MockIssue, refusal } from './mock-issue.ts'

type NumberRule = {
  /** As it stands in a sentence: `the fee`. */
  what: string
  example: string
  least?: number
  whole?: true
}

/** A field that people type a number into. */
export function checkNumber(node: NodeId, field: string, value: unknown, rule: NumberRule): MockIssue[] {
  const { what, example, least = 0, whole } = rule
  if (typeof value !== 'number') {
    return [refusal(node, field, `Enter ${what} as a number, such as ${example}`)]
  }
  const subject = capitalise(what)
  if (whole && !Number.isInteger(value)) return [fault(node, field, `${subject} must be whole`)]
  return value < least ? [fault(node, field, `${subject} must be at least ${least}`)] : []
}
