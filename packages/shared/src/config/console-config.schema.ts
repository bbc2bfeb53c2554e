import * as z from 'zod/mini'

const httpUrl = z
  .string()
  .check(z.regex(/^https?:\/\/[^\s]+$/, { error: 'must be an http or https address' }))

const someText = z.string().check(z.minLength(1))

/** Off unless it is switched on. */
const offByDefault = z._default(z.boolean(), false)

/** A name of the IANA time zone database that this browser knows. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const timeZone = z._default(
  z.string().check(z.refine(isTimeZone, { error: 'must be an IANA time zone, such as Asia/Dhaka' })),
  'UTC',
)

/** A public Ed25519 key, as `pnpm release key` prints it. */
const releaseKey = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, { error: 'must be a public key of 43 characters' }))

/** `/config.json`: the one thing that differs between environments. An empty `apiBaseUrl` means the console's own origin. */
export const consoleConfigSchema = z.object({
  apiBaseUrl: z.union([z.literal(''), httpUrl], { error: 'must be empty or an http or https address' }),
  apiPathPrefix: z._default(
    z.string().check(z.regex(/^\/\S*[^/]$/, { error: 'must start with a slash and not end with one' })),
    '/api/v1/admin',
  ),
  signInPath: z._default(
    z.string().check(z.regex(/^[^/\s]\S*$/, { error: 'must be a path without a leading slash' })),
    'login',
  ),
  /** `featureFlags` has PostHog ask for them, `sessionRecording` has it record the page, with every text masked. */
  analytics: z._default(
    z.nullable(
      z.object({
        key: someText,
        host: httpUrl,
        featureFlags: offByDefault,
        sessionRecording: offByDefault,
      }),
    ),
    null,
  ),
  logs: z._default(z.nullable(z.object({ url: httpUrl, dataset: someText, token: someText })), null),
  /** Where releases are moved from, and where what sections are opened and fail is counted. */
  releaseServer: z._default(z.nullable(z.object({ url: httpUrl })), null),
  defaultCurrency: z._default(
    z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'must be an ISO 4217 code, such as USD' })),
    'USD',
  ),
  /** Of the staff: in it days begin and end, and times are shown and typed. */
  timeZone,
  /** Of times to which the API gives no zone. */
  apiTimeZone: timeZone,
  /** If given, only a release signed by one of these keys is started; there are several while one key replaces another. */
  releaseKeys: z._default(z.array(releaseKey), []),
  /** If given, links signed by one of these keys show staff a version that is not current (`pnpm release preview`). */
  previewKeys: z._default(z.array(releaseKey), []),
  /**
   * Sections that staff know and that this environment does not have: the console says so at their addresses, in the menu and
   * in the palette, where the release has nothing on that path. The note says more: "Comes in January".
   */
  absentSections: z._default(
    z.array(
      z.object({
        path: z.string().check(z.regex(/^\/([a-z0-9-]+\/)+$/, { error: 'must start and end with a slash' })),
        title: someText,
        note: z.optional(z.string()),
      }),
    ),
    [],
  ),
  /** Shown after “Forgot your password?” on the sign-in screen, which does not ask without it: "Ask it@example.com." */
  passwordHelp: z.optional(someText),
  /**
   * `idempotencyKeys`: an API of another origin takes the header `Idempotency-Key`; one of the console's own always gets it.
   * `media`: the API keeps a library of recordings and pictures, as the reference does that is given a folder for it.
   * `versions`: the API keeps what every save made of a mock, and what its writers note of it.
   * `permissions`: sections that ask for permissions are closed to accounts without them. Without it the specification holds,
   * which tells signed-in from signed-out and nothing else.
   * `mockHealth`: lists of mocks read the mocks in sight, to show what the checks find in them.
   */
  features: z.prefault(
    z.object({
      speakingApi: offByDefault,
      idempotencyKeys: offByDefault,
      media: offByDefault,
      versions: offByDefault,
      permissions: offByDefault,
      mockHealth: z._default(z.boolean(), true),
    }),
    {},
  ),
})
export type ConsoleConfig = z.infer<typeof consoleConfigSchema>
