import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'

/** Stands for the shell's route-error screen: the error's own message, and Retry. */
export function TestErrorBoundary() {
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const { revalidate } = useRevalidator()
  useEffect(() => reset(), [reset])
  return (
    <div role="alert">
      <h1>This screen could not be shown</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" onClick={() => void revalidate()}>
        Retry
      </button>
    </div>
  )
}
