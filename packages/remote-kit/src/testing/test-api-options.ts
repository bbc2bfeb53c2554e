/** DESIGN §7: the default path prefix of the admin API. */
export const apiPathPrefix = '/api/v1/admin'

/** How the API answers as a server that was written from the specification alone; `{}` for one that answers writes without data. */
export type SpecificationAnswers = {
  writes?: 'record' | 'id' | 'bare-id' | 'true' | 'count' | 'null' | 'none' | 'empty' | 'no-content'
  failures?: 'envelope' | 'business' | 'message' | 'error' | 'text' | 'problem'
  /** What becomes of the zone of a time that is sent: converted to UTC, or dropped. */
  times?: 'utc' | 'clock'
  /** Empty texts are told as null. */
  blanks?: 'null'
  /** Rates with their sign, limits of words as text. */
  odd?: true
}

export type TestApiOptions = {
  /** `staff-only` has a person to sign in as and nothing else, `books` also the books of mocks; `demo` has seeded records. */
  seed: 'demo' | 'books' | 'staff-only'
  answers?: SpecificationAnswers
  /** With a media library, as `features.media` says. */
  media?: boolean
  /** Of the API, which `/config.json` names as well. */
  features?: { versions?: boolean; speakingApi?: boolean }
}
