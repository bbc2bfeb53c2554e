import { useMemo, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'

type UrlValue = string | number | boolean | undefined
type UrlSchema = z.ZodMiniType<Record<string, UrlValue>>

/**
 * Fields for the schema of `useUrlState`. Each falls back to a default instead of refusing: a list must open from a
 * stale bookmark or a link cut short.
 */
export const urlText = z.catch(z.string(), '')
/** Present or absent: `?new`. */
export const urlFlag = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text !== undefined),
)
/** Not z.coerce, which comes only as a whole: with dates and bigints it would be in everybody's first script. */
export const urlInteger = z.pipe(
  z.transform((value: unknown) => Number(value)),
  z.int().check(z.minimum(1)),
)
/** A whole number from 1, such as an id. */
export const urlNumber = z.catch(z.optional(urlInteger), undefined)
export const urlPage = z.catch(urlInteger, 1)

export type UrlState<State> = {
  state: State
  /** Applies `patch` to the address. Values that equal the default are left out of it. */
  update(patch: Partial<State>): void
  /** The same without a new entry in the history, for text while it is typed. */
  replace(patch: Partial<State>): void
  /** Props of a `Link` that opens something over the list, such as a drawer; `open` does the same from a button. */
  linkTo(patch: Partial<State>): { to: string; state: typeof openedHere }
  open(patch: Partial<State>): void
  /** Whether what is open was opened by `linkTo` or `open`, and not by its address. */
  isOpenedHere: boolean
  /** Closes what was opened: goes back to the entry it was opened from, or applies `patch` when it was opened by address. */
  close(patch: Partial<State>): void
}

const openedHere = { openedHere: true }
const openedHereSchema = z.object({ openedHere: z.literal(true) })

/** State of a list that belongs in the address: survives reload and Back, and can be sent to a colleague. */
export function useUrlState<Schema extends UrlSchema>(schema: Schema): UrlState<z.infer<Schema>> {
  const [arrived] = useSearchParams()
  const { key, pathname, state: historyState } = useLocation()
  // What was asked for holds at once; the address follows, and a slow screen comes a while after the address.
  const [held, setHeld] = useState<Asked | null>(null)
  const asked = held === null || held.from === key ? held : leaveArrived(held, key, String(arrived))
  if (asked !== held) setHeld(asked)
  const latest = asked?.addresses.at(-1)
  const params = latest === undefined ? arrived : new URLSearchParams(latest)
  const navigate = useNavigate()
  const defaults = useMemo(() => z.parse(schema, {}), [schema])
  const address = String(params)
  // By its text: the address that follows what was asked for says the same, and nothing is worked out again.
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
    // Whoever leaves for another screen takes nothing more of this one along.
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
    open: (patch) => void go(patch, { state: openedHere }),
    isOpenedHere,
    close: (patch) => {
      if (isOpenedHere) void navigate(-1)
      else void go(patch, { replace: true })
    },
  }
}

/** What was asked for since the entry `from` was drawn, oldest first, and has not been drawn yet. */
type Asked = { from: string; addresses: string[] }

/** Null once the latest is drawn, or where somebody else has changed the address: Back, or a link. */
function leaveArrived({ addresses }: Asked, key: string, arrived: string): Asked | null {
  const place = addresses.lastIndexOf(arrived)
  return place === -1 || place === addresses.length - 1
    ? null
    : { from: key, addresses: addresses.slice(place + 1) }
}

/** React Router's entry of the history, with the state that it was opened with. */
const entrySchema = z.object({ key: z.string(), usr: z.unknown() })

/**
 * On a busy machine the address is ahead of what is drawn: a form was opened by a press, and the text that was typed before it
 * comes after it. Null where both are the same.
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
  // A flag reads better without its sign: `?new`, not `?new=`.
  return `?${String(next).replace(/=(?=&|$)/g, '')}`
}
