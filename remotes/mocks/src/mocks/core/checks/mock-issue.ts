import type { MockCommand } from '../document/mock-command.ts'
import type { NodeId } from '../document/mock-node.ts'
import type { MockPlace } from '../document/mock-place.ts'

export type MockIssue = {
  severity: 'error' | 'warning'
  place: MockPlace
  message: string
  /** The server would refuse to save it. */
  blocks?: true
  fix?: IssueFix
}

/** A way out that takes nothing from anybody: one step, which undo takes back. */
export type IssueFix = { label: string; command: MockCommand }

/** Unlike real IELTS. Practice mocks may be. */
export type FormatWarning = Omit<MockIssue, 'severity' | 'blocks'> & { severity: 'format' }

export type CheckFinding = MockIssue | FormatWarning

const at = (node: NodeId, field: string): MockPlace => ({ node, field })

export const fault = (node: NodeId, field: string, message: string): MockIssue => ({
  severity: 'error',
  place: at(node, field),
  message,
})

export const refusal = (node: NodeId, field: string, message: string): MockIssue => ({
  ...fault(node, field, message),
  blocks: true,
})

export const warning = (node: NodeId, field: string, message: string): MockIssue => ({
  severity: 'warning',
  place: at(node, field),
  message,
})

export const unlikeIelts = (node: NodeId, field: string, message: string): FormatWarning => ({
  severity: 'format',
  place: at(node, field),
  message,
})

/** "2 errors, 1 warning" */
export function toHealthText(issues: readonly MockIssue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length
  const warnings = issues.length - errors
  const parts = [toCount(errors, 'error'), toCount(warnings, 'warning')].filter((part) => part !== null)
  return parts.length === 0 ? 'No issues' : parts.join(', ')
}

const toCount = (count: number, noun: string) =>
  count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`
