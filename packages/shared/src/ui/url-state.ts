import { useEffect, useMemo, useRef, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { keepKeys } from './keep-keys.ts'

type UrlValue = string | number | boolean | undefined
type UrlSchema = z.ZodMiniType<Record<string, UrlValue>>

/**
 * Fields for the schema of `useUrlState`. Each falls back to a default: a list must open from an outdated bookmark or a
 * truncated link.
 */
export const urlText = z.catch(z.string(), '')
/** Present or absent: `?new`. */
export const urlFlag = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text !== undefined),
)
/** Not z.coerce, which brings dates and bigints along into everybody's first script. */
export const urlInteger = z.pipe(
  z.transform((value: unknown) => Number(value)),
  z.int().check(z.minimum(1)),
)
/** An integer from 1, such as an id. */
export const urlNumber = z.catch(z.optional(urlInteger), undefined)
export const urlPage = z.catch(urlInteger, 1)

export type UrlState<State> = {
  state: State
  /** Applies `patch` to the address. Default values are left out of it. */
  update(patch: Partial<State>): void
  /** The same without a new history entry, for text while it is typed. */
  replace(patch: Partial<State>): void
  /** Props of a `Link` that opens an overlay on a list, such as a drawer; `open` does the same from a button. */
  linkTo(patch: Partial<State>): { to: string; state: typeof openedHere }
  open(patch: Partial<State>): void
  /** Whether the open overlay was opened by `linkTo` or `open` rather than by address. */
  isOpenedHere: boolean
  /** Closes the overlay: goes back to the previous history entry, or applies `patch` if it was opened by address. */
  close(patch: Partial<State>): void
}

const openedHere = { openedHere: true }
const openedHereSchema = z.object({ openedHere: z.literal(true) })

/** A list's state in the address: survives reload and Back, and can be shared as a link. */
export function useUrlState<Schema extends UrlSchema>(schema: Schema): UrlState<z.infer<Schema>> {
  const [arrived] = useSearchParams()
  const { key, pathname, state: historyState } = useLocation()
  // The requested state applies at once; the router's location follows, and a slow screen renders later still.
  const [held, setHeld] = useState<Asked | null>(null)
  const asked = held === null || held.from === key ? held : leaveArrived(held, key, String(arrived))
  if (asked !== held) setHeld(asked)
  const latest = asked?.addresses.at(-1)
  const params = latest === undefined ? arrived : new URLSearchParams(latest)
  const navigate = useNavigate()
  const keptKeys = useRef<AbortController>(null)
  useEffect(() => () => keptKeys.current?.abort(), [])
  const defaults = useMemo(() => z.parse(schema, {}), [schema])
  const address = String(params)
  // Keyed by text, because the location that follows says the same.
  const state = useMemo(
    () => z.parse(schema, Object.fromEntries(new URLSearchParams(address))),
    [schema, address],
  )
  const isOpenedHere = openedHereSchema.safeParse(historyState).success
  const toAddress = (patch: Partial<z.infer<Schema>>, current = params) =>
    buildSearch(current, defaults, patch)
  const linkTo = (patch: Partial<z.infer<Schema>>) => ({ to: toAddress(patch), state: openedHere })
  function go(patch: Partial<z.infer<Schema>>, options?: NavigateOptions): string | null {
    const ahead = readAhead(key)
    // After navigating to another screen, requests of this one no longer apply.
    if (ahead !== null && ahead.pathname !== pathname) return null
    const to = toAddress(patch, ahead?.params ?? params)
    void navigate(to, options?.replace ? { state: ahead?.state, ...options } : options)
    return to
  }
  function change(patch: Partial<z.infer<Schema>>, options?: NavigateOptions) {
    const to = go(patch, options)
    if (to === null) return
    const next = String(new URLSearchParams(to))
    setHeld((before) => ({ from: before?.from ?? key, addresses: [...(before?.addresses ?? []), next] }))
  }
  return {
    state,
    update: (patch) => change(patch),
    replace: (patch) => change(patch, { replace: true }),
    linkTo,
    open(patch) {
      keptKeys.current?.abort()
      keptKeys.current = keepKeys()
      go(patch, { state: openedHere })
    },
    isOpenedHere,
    close: (patch) => {
      if (isOpenedHere) void navigate(-1)
      else void go(patch, { replace: true })
    },
  }
}

/** Addresses requested since history entry `from` was rendered, oldest first, and not rendered yet. */
type Asked = { from: string; addresses: string[] }

/** Null once the latest is rendered, or if something else has changed the address: Back, or a link. */
function leaveArrived({ addresses }: Asked, key: string, arrived: string): Asked | null {
  const place = addresses.lastIndexOf(arrived)
  return place === -1 || place === addresses.length - 1
    ? null
    : { from: key, addresses: addresses.slice(place + 1) }
}

/** React Router's history state, with the state that the entry was opened with. */
const entrySchema = z.object({ key: z.string(), usr: z.unknown() })

/**
 * On a busy machine the address is ahead of the rendered location: a press has opened a form, and text typed before
 * arrives after it. Null if both are equal.
 */
function readAhead(drawnKey: string): { pathname: string; params: URLSearchParams; state: unknown } | null {
  const entry = entrySchema.safeParse(window.history.state).data
  if (entry === undefined || entry.key === drawnKey) return null
  const { pathname, search } = window.location
  return { pathname, params: new URLSearchParams(search), state: entry.usr }
}

function buildSearch(
  current: URLSearchParams,
  defaults: Record<string, UrlValue>,
  patch: Record<string, UrlValue>,
): string {
  const next = new URLSearchParams(current)
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined || value === defaults[key]) next.delete(key)
    else next.set(key, value === true ? '' : String(value))
  }
  // A flag reads better without the equals sign: `?new`, not `?new=`.
  return `?${String(next).replace(/=(?=&|$)/g, '')}`
}
