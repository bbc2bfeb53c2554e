import { useLazyPart } from '@console/shared/ui/lazy-part'
import { useEffect } from 'react'

/** `useLazyPart` for what opens over a list: it is brought as soon as the address asks for it. */
export function useAskedPart<Part>(load: () => Promise<Part>, name: string, isAsked: boolean) {
  const part = useLazyPart(load, name)
  const { request } = part
  useEffect(() => {
    if (isAsked) request()
  }, [isAsked, request])
  return part
}
