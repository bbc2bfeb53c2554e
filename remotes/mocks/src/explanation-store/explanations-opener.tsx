import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { type ReactNode, useEffect } from 'react'
import type { ExplainableMock } from './explainable-mock.ts'
import { explanationsQuery } from './explanations.queries.ts'
import type { OpenExplanations } from './open-explanations.ts'

type ExplanationsOpenerProps = {
  mock: ExplainableMock
  name: string
  children(open: OpenExplanations): ReactNode
}

/** Opens the explanations of a mock for editing, and sends pending edits on unmount. */
export function ExplanationsOpener({ mock, name, children }: ExplanationsOpenerProps) {
  const { data, error, refetch } = useQuery(explanationsQuery(usePlatform(), mock))
  useEffect(() => data?.store.setState({ name }), [data, name])
  useEffect(() => {
    data?.served?.send()
    return () => data?.served?.send()
  }, [data])
  if (data !== undefined) return children(data)
  if (error === null) return <p role="status">Loading explanations, transcripts and times…</p>
  return (
    <Alert
      type="error"
      showIcon
      title="Explanations, transcripts and times could not be loaded"
      description={toUserMessage(error)}
      action={<Button onClick={() => void refetch()}>Retry</Button>}
    />
  )
}
