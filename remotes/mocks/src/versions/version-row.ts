/** A version as it is listed. */
export type VersionRow = {
  id: string
  place: 'server' | 'device'
  /** Milliseconds since the epoch. */
  at: number
  by: string | null
  status: string | null
  /** The changes in one line. */
  summary: string | null
  /** Results of the checks; null if they did not run. */
  errors: number | null
  warnings: number | null
  /** Work that was never saved, kept when an older version replaced it. */
  isUnsaved: boolean
}
