import * as z from 'zod/mini'

export const ownedPathSchema = z
  .string()
  .check(z.regex(/^\/([a-z0-9-]+\/)*$/, { error: 'A path starts and ends with a slash: /packages/' }))

const permission = z.string().check(z.minLength(1))

const screenPath = z.string().check(
  z.regex(/^\/(:?[a-z0-9-]+\/)*$/, {
    error: 'A screen’s path starts and ends with a slash: /packages/:id/',
  }),
)

/** Answered by the hosting, the API or the shell itself: no remote owns anything below them. */
export const reservedPaths = ['/api/', '/shell/', '/remotes/', '/releases/', '/signin/', '/console/'] as const

/** The most entries that one remote may have in the menu. */
export const mostMenuEntries = 20

/** Icons the shell draws in its menu. A shell that does not know a name draws `screen` in its place. */
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

export type MenuIconName = (typeof menuIcons)[number]

/** An icon of the remote's own: the path of a line drawing on a field of 24 by 24, as in the `d` of an SVG path. */
export const iconDrawingSchema = z.object({
  path: z.string().check(
    z.maxLength(2000),
    z.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz0-9\s,.+-]*$/, {
      error: 'must be the path of a drawing: M4 6h16M4 12h16',
    }),
  ),
})

export const menuEntrySchema = z.object({
  title: z.string().check(z.minLength(1)),
  path: ownedPathSchema,
  /** A name of {@link menuIcons}, of this version of the console or of a later one, or a drawing. */
  icon: z.union([z.string().check(z.minLength(1)), iconDrawingSchema]),
  /** Heading the entry stands under; none for the top. */
  group: z.optional(z.string()),
  /** Entries are ordered by this number, then by title. */
  order: z.number(),
  /**
   * Name of what the signed-in person must be permitted, beyond the remote's own `permissions`, to open what lies below
   * `path`. A shell of an earlier release shows the entry to everybody.
   */
  permission: z.optional(permission),
  /**
   * Name of a feature of `/config.json` without which there is nothing below `path`. A shell of an earlier release shows the
   * entry to everybody.
   */
  feature: z.optional(z.string()),
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
  paths: z.array(ownedPathSchema).check(z.minLength(1)),
  menu: z.array(menuEntrySchema).check(z.maxLength(mostMenuEntries)),
  /** What the command palette offers of this remote before its code is loaded. */
  commands: z.optional(z.array(commandSchema)),
  /**
   * Names of what the signed-in person must be permitted to open anything of the remote. Nothing is kept back where the
   * server hands out no name that any remote of the release asks for.
   */
  permissions: z.array(permission),
  /**
   * What the menu and the palette do with entries that a person may not open: `hide`, as where it is not said, leaves them
   * out, `explain` marks them. An address that was opened directly is explained either way.
   */
  withoutPermission: z.optional(z.literal(['hide', 'explain'])),
  /**
   * Path to the route module that draws it, relative to `src`; what it needs is preloaded from the document. `:id` stands
   * for any one segment; of two paths that fit, the first is taken.
   */
  screens: z.record(screenPath, z.string()),
  /**
   * Path of a screen to what it asks the API for first, below its prefix: `packages`. The document asks for it while the code
   * is still coming, and the screen's own call gets the answer. It must be the very path of a GET that every visit sends.
   * `:id` in both is the number of a record; an older shell does not ask for such a path ahead of the screen.
   */
  firstRequests: z.optional(
    z.record(
      screenPath,
      z
        .string()
        .check(
          z.regex(/^[a-z0-9-]+(\/(:id|[a-z0-9-]+))*$/, { error: 'must be a path of the API: packages/:id' }),
        ),
    ),
  ),
  /** Member of a record that is asked for first which names it: what stands above a screen that is still coming. */
  recordName: z.optional(z.string()),
})
export type RemoteConfig = z.infer<typeof remoteConfigSchema>

/** As it is authored: icons by their known names. */
type AuthoredRemote = Omit<RemoteConfig, 'menu'> & {
  menu: (Omit<MenuEntry, 'icon'> & { icon: MenuIconName | z.infer<typeof iconDrawingSchema> })[]
}

export const defineRemote = (config: AuthoredRemote): RemoteConfig => config

/** `/` is owned exactly; every other path owns what lies below it. Trailing slashes do not matter. */
export function ownsPath(owned: string, path: string): boolean {
  const asked = path.endsWith('/') ? path : `${path}/`
  return owned === '/' ? asked === '/' : asked.startsWith(owned)
}
