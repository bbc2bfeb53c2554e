import type { Crumb, ScreenHandle, ScreenMatch } from '@console/shared/screen-handle'
import { useMatches } from 'react-router'

/** What the screen that is open says of itself; nothing for one that is not found or did not come. */
export type ScreenPlace = { title: string; parents: readonly Crumb[] }

export function useScreenPlace(): ScreenPlace | null {
  const match = useMatches().at(-1)
  return match === undefined ? null : toScreenPlace(match.handle, match)
}

/** The functions of a handle are a remote's: what they throw must not take the frame down with them. */
export function toScreenPlace(handle: unknown, match: ScreenMatch): ScreenPlace | null {
  if (!isScreenHandle(handle)) return null
  try {
    const title = typeof handle.title === 'function' ? handle.title(match) : handle.title
    return { title, parents: handle.parents?.(match) ?? [] }
  } catch {
    return null
  }
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' &&
  handle !== null &&
  'title' in handle &&
  ['string', 'function'].includes(typeof handle.title)
