/** A kept version of a mock, as it is listed. */
export type VersionRow = {
  id: string
  place: 'server' | 'device'
  /** Milliseconds since the epoch. */
  at: number
  by: string | null
  status: string | null
  /** What changed, in one line. */
  summary: string | null
  /** What the checks found; null where nobody counted. */
  errors: number | null
  warnings: number | null
  /** Work that was never saved: it made room for an older version. */
  isUnsaved: boolean
}
