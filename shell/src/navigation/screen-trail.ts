import type { Crumb, ScreenHandle, ScreenMatch } from '@console/shared/screen-handle'
import { useMatches } from 'react-router'

/** Title and parents from the current route's handle; absent if it was not found or did not load. */
export type ScreenTrail = { title: string; parents: readonly Crumb[] }

export function useScreenTrail(): ScreenTrail | null {
  const match = useMatches().at(-1)
  return match === undefined ? null : toScreenTrail(match.handle, match)
}

/** The handle's functions belong to a remote: neither their errors nor their results may take the frame down. */
export function toScreenTrail(handle: unknown, match: ScreenMatch): ScreenTrail | null {
  try {
    if (!isScreenHandle(handle)) return null
    const title: unknown = typeof handle.title === 'function' ? handle.title(match) : handle.title
    const parents: unknown = handle.parents?.(match) ?? []
    if (typeof title !== 'string' || !Array.isArray(parents)) return null
    return { title, parents: parents.filter(isCrumb) }
  } catch {
    return null
  }
}

const isCrumb = (crumb: unknown): crumb is Crumb => {
  const { title, to } = Object(crumb)
  return typeof title === 'string' && typeof to === 'string'
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' &&
  handle !== null &&
  'title' in handle &&
  ['string', 'function'].includes(typeof handle.title)
