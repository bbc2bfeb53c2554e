import type { MockContent } from '@console/ielts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { findPlaceOfField } from './find-place-of-field.ts'

/** Focuses the place named by `?at=…` once (see `toEditorAt`). A place that no longer exists is ignored. */
export function useAddressedPlace(store: { read(): MockContent }, jumpTo: (key: string) => void): void {
  const [address] = useSearchParams()
  const at = address.get('at')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address leads elsewhere
  useEffect(() => {
    const key = at === null ? null : findPlaceOfField(store.read(), at)
    if (key !== null) jumpTo(key)
  }, [at])
}
