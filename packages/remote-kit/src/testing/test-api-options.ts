/** DESIGN §7: the default path prefix of the admin API. */
export const apiPathPrefix = '/api/v1/admin'

/**
 * How the API behaves as a server written from the specification alone; `{}` for one that answers writes without data.
 */
export type SpecificationAnswers = {
  writes?: 'record' | 'id' | 'bare-id' | 'true' | 'count' | 'null' | 'none' | 'empty' | 'no-content'
  failures?: 'envelope' | 'business' | 'message' | 'error' | 'text' | 'problem'
  /** Treatment of a UTC offset in received times: converted to UTC, or dropped. */
  times?: 'utc' | 'clock'
  /** Empty texts are returned as null. */
  blanks?: 'null'
  /** Rates with a percent sign, word limits as text. */
  odd?: true
}

type RecordedAnswer = {
  /** 200 by default. */
  status?: number | undefined
  /** In lower case: `etag`. */
  headers?: Record<string, string> | undefined
  body?: unknown
}

export type TestApiOptions = {
  /** `staff-only` has only a person to sign in as, `books` also the books of mocks; `demo` has sample records. */
  seed: 'demo' | 'books' | 'staff-only'
  answers?: SpecificationAnswers
  /** Enables the media library, like `features.media`. */
  media?: boolean
  /**
   * Answers of the remote's own APIs by name, as in `recorded-api.json`: `{ tickets: { 'GET tickets': { body: [] } } }`.
   * Those of the file stay for the other names.
   */
  apis?: Record<string, Record<string, RecordedAnswer>>
  /** Features of the API, which `/config.json` lists too. */
  features?: { versions?: boolean; speakingApi?: boolean }
}
