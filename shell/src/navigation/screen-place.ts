import type { Crumb, ScreenHandle, ScreenMatch } from '@console/shared/screen-handle'
import { useMatches } from 'react-router'

/** What the screen that is open says of itself; nothing for one that is not found or did not come. */
export type ScreenPlace = { title: string; parents: readonly Crumb[] }

export function useScreenPlace(): ScreenPlace | null {
  const match = useMatches().at(-1)
  return match === undefined ? null : toScreenPlace(match.handle, match)
}

/** The functions of a handle are a remote's: neither what they throw nor what they give may take the frame down with them. */
export function toScreenPlace(handle: unknown, match: ScreenMatch): ScreenPlace | null {
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
