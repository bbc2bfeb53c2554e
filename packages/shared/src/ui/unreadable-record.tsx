import type { ReactNode } from 'react'
import { isValidationError, toUserMessage } from '../errors/errors.ts'
import { EmptyState } from './empty-state.tsx'

type UnreadableRecordProps = {
  /** "Package 7" */
  title: string
  /** "package" */
  noun: string
  /** The error that reading it threw. */
  error: unknown
  /** "Retry" */
  action: ReactNode
}

/** Replaces a record that the server has but that could not be read. */
export function UnreadableRecord({ title, noun, error, action }: UnreadableRecordProps) {
  const problem = toUserMessage(error)
  return (
    <EmptyState title={`${title} could not be read`} action={action}>
      {isValidationError(error) ? `${problem} Nothing in this ${noun} has changed.` : problem}
    </EmptyState>
  )
}
