import * as z from 'zod/mini'

const ownedPath = z
  .string()
  .check(z.regex(/^\/([a-z0-9-]+\/)*$/, { error: 'A path starts and ends with a slash: /packages/' }))

const permission = z.string().check(z.minLength(1))

const screenPath = z.string().check(
  z.regex(/^\/(:?[a-z0-9-]+\/)*$/, {
    error: 'A screen’s path starts and ends with a slash: /packages/:id/',
  }),
)

/** Icons the shell draws in its menu. */
export const menuIcons = [
  'dashboard',
  'packages',
  'coupons',
  'articles',
  'writing',
  'reading',
  'listening',
  'speaking',
  'screen',
] as const

export const menuEntrySchema = z.object({
  title: z.string().check(z.minLength(1)),
  path: ownedPath,
  icon: z.enum(menuIcons),
  /** Heading the entry stands under; none for the top. */
  group: z.optional(z.string()),
  /** Entries are ordered by this number, then by title. */
  order: z.number(),
  /**
   * Name of what the signed-in person must be permitted, beyond the remote's own `permissions`, to open what lies below
   * `path`. A shell of an earlier release shows the entry to everybody.
   */
  permission: z.optional(permission),
})
export type MenuEntry = z.infer<typeof menuEntrySchema>

/** An entry of the command palette that leads somewhere: a screen under a fuller name than its menu entry's, or a way to create something. */
export const commandSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  /** Where it leads: a path, with a search where one is needed. */
  to: z
    .string()
    .check(z.regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'must be a path of the console: /packages/?new' })),
  /** Words that it is found by besides its title. */
  keywords: z.optional(z.array(z.string())),
})
export type RemoteCommand = z.infer<typeof commandSchema>

export const remoteNameSchema = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9_]*$/, { error: 'A remote is named in lower case: letters, digits, underscore' }),
  )

/** What the shell may know of a remote without running its code; authored in `remote.config.ts`. */
export const remoteConfigSchema = z.object({
  name: remoteNameSchema,
  title: z.string().check(z.minLength(1)),
  team: z.string().check(z.minLength(1)),
  /** Semver range of the Platform it was built for. */
  platform: z.string().check(z.minLength(1)),
  /** Path prefixes owned; `/` means the start page alone. */
  paths: z.array(ownedPath).check(z.minLength(1)),
  menu: z.array(menuEntrySchema),
  /** What the command palette offers of this remote before its code is loaded. */
  commands: z.optional(z.array(commandSchema)),
  /**
   * Names of what the signed-in person must be permitted to open anything of the remote. To others the shell shows no way
   * there, and explains an address that was opened directly. Nothing is kept back where the server hands out no name
   * that any remote of the release asks for.
   */
  permissions: z.array(permission),
  /**
   * Path to the route module that draws it, relative to `src`; what it needs is preloaded from the document. `:id` stands
   * for any one segment; of two paths that fit, the first is taken.
   */
  screens: z.record(screenPath, z.string()),
})
export type RemoteConfig = z.infer<typeof remoteConfigSchema>

export const defineRemote = (config: RemoteConfig): RemoteConfig => config

/** `/` is owned exactly; every other path owns what lies below it. Trailing slashes do not matter. */
export function ownsPath(owned: string, path: string): boolean {
  const asked = path.endsWith('/') ? path : `${path}/`
  return owned === '/' ? asked === '/' : asked.startsWith(owned)
}
