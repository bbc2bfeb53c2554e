import { useLazyPart, useWantedPart } from '@console/shared/ui/lazy-part'

/** `useLazyPart` for what opens over a list: it is brought as soon as the address asks for it. */
export function useAskedPart<Part>(load: () => Promise<Part>, name: string, isAsked: boolean) {
  const part = useLazyPart(load, name)
  useWantedPart(part, isAsked)
  return part
}
