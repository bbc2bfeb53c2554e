import type { MockSection } from '@console/ielts/schemas'
import { usePlatform } from '@console/shared/platform-context'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useStore } from 'zustand'
import { explanationsQuery } from './explanations.queries.ts'
import { withoutExplanations } from './open-explanations.ts'

/** The explanations of the mock in the address; empty for an unsaved one. */
export function useExplanations(section: MockSection) {
  const platform = usePlatform()
  const { id } = useParams()
  const query = explanationsQuery(platform, { section, id: id ?? 'new' })
  const { data } = useQuery(id === undefined ? { ...query, queryFn: skipToken } : query)
  return useStore(data?.store ?? withoutExplanations, ({ notes }) => notes)
}
