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
/** Not z.coerce, which is to be had as a whole only: with dates and long numbers it would be in everybody's first script. */
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
  const { key, state: historyState } = useLocation()
  // What was asked for holds at once; the address follows, and a slow screen comes a while after the address.
  const [asked, setAsked] = useState<{ from: string; params: URLSearchParams } | null>(null)
  if (asked !== null && asked.from !== key) setAsked(null)
  const params = asked?.from === key ? asked.params : arrived
  const navigate = useNavigate()
  const defaults = useMemo(() => z.parse(schema, {}), [schema])
  const address = String(params)
  // By its text: the address that follows what was asked for says the same, and nothing is worked out again.
  const state = useMemo(
    () => z.parse(schema, Object.fromEntries(new URLSearchParams(address))),
    [schema, address],
  )
  const isOpenedHere = openedHereSchema.safeParse(historyState).success
  const linkTo = (patch: Partial<z.infer<Schema>>) => ({
    to: buildSearch(params, defaults, patch),
    state: openedHere,
  })
  function change(patch: Partial<z.infer<Schema>>, options?: NavigateOptions) {
    const { to } = linkTo(patch)
    setAsked({ from: key, params: new URLSearchParams(to) })
    void navigate(to, options)
  }
  return {
    state,
    update: (patch) => change(patch),
    replace: (patch) => change(patch, { replace: true }),
    linkTo,
    open: (patch) => void navigate(linkTo(patch).to, { state: openedHere }),
    isOpenedHere,
    close: (patch) => {
      if (isOpenedHere) void navigate(-1)
      else void navigate(linkTo(patch).to, { replace: true })
    },
  }
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
