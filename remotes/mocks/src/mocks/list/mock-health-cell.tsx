import { usePlatform } from '@console/shared/platform-context'
import { StatusDot } from '@console/shared/ui/status-dot'
import { useQuery } from '@tanstack/react-query'
import { mockQueries } from '../api/mock.queries.ts'
import type { ServedSection } from '../mock-section.ts'

/** What the checks find in a mock; a row does not have its questions, so they are read for the rows on screen. */
export function MockHealthCell({ section, id }: { section: ServedSection; id: number }) {
  const { api } = usePlatform()
  const { data, isError } = useQuery(mockQueries(api).health(section, id))
  if (isError) return <StatusDot tone="quiet">Not checked</StatusDot>
  if (data === undefined) return '…'
  const tone = data.errors > 0 ? 'danger' : data.warnings > 0 ? 'warn' : 'ok'
  return (
    <span title={data.messages.join('\n')}>
      <StatusDot tone={tone}>{data.text}</StatusDot>
    </span>
  )
}
