import { usePlatform } from '@console/shared/platform-context'
import type { MockSection, MockSummary } from '@console/shared/schemas/mock'
import { useLazyPart } from '@console/shared/ui/lazy-part'
import { whenIdle } from '@console/shared/ui/when-idle'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { notesQuery } from '../review/notes.queries.ts'
import type { DeskPart } from './desk-part.tsx'

const importDeskPart = async () =>
  (await import(/* webpackChunkName: "notes" */ './desk-part.tsx')).buildDeskPart

/** Milliseconds. What is known of the mocks besides is asked for once their rows are painted, which wait for no more code. */
const paintedWithin = 500

/** Null where neither the device nor the server knows more of the mocks than the specification has in a row. */
export function useDeskPart(section: MockSection, records: readonly MockSummary[]): DeskPart | null {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => whenIdle(() => setIsPainted(true), paintedWithin), [])
  const { data: notes } = useQuery({ ...notesQuery(usePlatform(), section), enabled: isPainted })
  const { part: build, request } = useLazyPart(importDeskPart, 'Reviews and tags')
  const isKnown = (notes ?? []).length > 0 || records.some((record) => 'updated_at' in record)
  useEffect(() => {
    if (isKnown) request()
  }, [isKnown, request])
  return useMemo(() => (isKnown && build !== null ? build(notes ?? []) : null), [isKnown, build, notes])
}
