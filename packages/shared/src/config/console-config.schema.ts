import * as z from 'zod/mini'

const httpUrl = z
  .string()
  .check(z.regex(/^https?:\/\/[^\s]+$/, { error: 'must be an http or https address' }))

const someText = z.string().check(z.minLength(1))

const offByDefault = z._default(z.boolean(), false)

/** An IANA time zone that this browser knows. */
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

/** A public Ed25519 key, as printed by `pnpm release key`. */
const releaseKey = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, { error: 'must be a public key of 43 characters' }))

/**
 * An API of a remote. `url`: its address, or a path below `/api/` of the console's own origin. `sendsToken`: it receives the
 * session's token, like the console's own API; no other API does.
 */
const ownApiSchema = z.object({
  url: z.string().check(
    z.regex(/^(?:https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?|\/api\/[^\s?#]+)$/, {
      error: 'must be an http or https address, or a path below /api/',
    }),
  ),
  sendsToken: offByDefault,
})

/** `/config.json`: the only difference between environments. An empty `apiBaseUrl` means the console's own origin. */
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
  /**
   * `featureFlags`: PostHog requests feature flags. `sessionRecording`: PostHog records the page, with every text
   * masked.
   */
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
  /** Serves moves of releases, and receives counts of opened and failed sections. */
  releaseServer: z._default(z.nullable(z.object({ url: httpUrl })), null),
  /** APIs that remotes may call besides the console's own, by the names in `apis` of their `remote.config.ts`. */
  apis: z._default(z.record(z.string(), ownApiSchema), {}),
  defaultCurrency: z._default(
    z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'must be an ISO 4217 code, such as USD' })),
    'USD',
  ),
  /** The staff's time zone: decides when days begin and end, and how times are shown and entered. */
  timeZone,
  /** Zone of API times without a UTC offset. */
  apiTimeZone: timeZone,
  /** If set, only releases signed by one of these keys start; there are several while one key replaces another. */
  releaseKeys: z._default(z.array(releaseKey), []),
  /** If set, only releases signed for this environment start (`--env` of `pnpm release`). */
  environment: z.optional(someText),
  /** If set, links signed by one of these keys show staff a version that is not current (`pnpm release preview`). */
  previewKeys: z._default(z.array(releaseKey), []),
  /**
   * Sections that staff know but this environment lacks: explained at their addresses, in the menu and in the palette,
   * unless the release has something at that path. The note adds details: "Comes in January".
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
  /**
   * Shown after “Forgot your password?” on the sign-in screen, which leaves the question out without it: "Ask
   * it@example.com."
   */
  passwordHelp: z.optional(someText),
  /**
   * `idempotencyKeys`: an API of another origin accepts the header `Idempotency-Key`; one of the console's own origin
   * always receives it.
   * `media`: the API has a library of recordings and pictures, like the reference API when given a folder for it.
   * `versions`: the API keeps a version of a mock for every save, with its writers' notes.
   * `permissions`: sections that ask for permissions are closed to accounts without them. Without it the specification
   * applies, which distinguishes only signed-in from signed-out.
   * `passwords`: the API lets staff change their own password.
   * `mockHealth`: lists of mocks load the visible mocks to show the result of their checks.
   */
  features: z.prefault(
    z.object({
      speakingApi: offByDefault,
      idempotencyKeys: offByDefault,
      media: offByDefault,
      versions: offByDefault,
      permissions: offByDefault,
      passwords: offByDefault,
      mockHealth: z._default(z.boolean(), true),
    }),
    {},
  ),
})
export type ConsoleConfig = z.infer<typeof consoleConfigSchema>
