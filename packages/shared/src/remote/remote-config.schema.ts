import * as z from 'zod/mini'
import type { ExtensionPoint } from '../extensions/extension-points.ts'
import { type LinkTargets, linkPatternSchema } from '../extensions/link-targets.ts'
import { consolePathSchema } from '../schemas/console-path.schema.ts'

export const ownedPathSchema = z
  .string()
  .check(z.regex(/^\/([a-z0-9-]+\/)*$/, { error: 'A path starts and ends with a slash: /packages/' }))

const permission = z.string().check(z.minLength(1))

const screenPath = z.string().check(z.regex(/^\/(:?[a-z0-9-]+\/)*$/))

const namedByScreen = {
  error: ({ code }: { code?: string }) =>
    code === 'invalid_key' ? 'must be named by a path with slashes at both ends: /packages/:id/' : undefined,
}

/** Served by the hosting, the API or the shell itself: no remote owns anything below them. */
export const reservedPaths = ['/api/', '/shell/', '/remotes/', '/releases/', '/signin/', '/console/'] as const

/** Maximum number of menu entries per remote. */
export const maxMenuEntries = 20

/** Icons of the shell's menu. A shell that does not know a name draws `screen`. */
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

/** A remote's own icon: the path of a line drawing on a 24 by 24 grid, as in the `d` of an SVG path. */
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
  /** One of {@link menuIcons} in this or a later version of the console, or a drawing. */
  icon: z.union([z.string().check(z.minLength(1)), iconDrawingSchema]),
  /** Group heading of the entry; none for the top. */
  group: z.optional(z.string()),
  /** Entries are ordered by this number, then by title. */
  order: z.number(),
  /**
   * A permission needed for paths below `path`, beyond the remote's own `permissions`. A shell of an earlier release
   * shows the entry to everybody.
   */
  permission: z.optional(permission),
  /**
   * A feature of `/config.json` without which nothing exists below `path`. A shell of an earlier release shows the
   * entry to everybody.
   */
  feature: z.optional(z.string()),
})
export type MenuEntry = z.infer<typeof menuEntrySchema>

/**
 * A command palette entry that opens a path: a screen under a fuller name than its menu entry's, or a form to create
 * something.
 */
export const commandSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  /** Target path, with a query if needed. */
  to: consolePathSchema,
  /** Search terms besides its title. */
  keywords: z.optional(z.array(z.string())),
})
export type RemoteCommand = z.infer<typeof commandSchema>

export const remoteNameSchema = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9_]*$/, { error: 'A remote is named in lower case: letters, digits, underscore' }),
  )

/** A remote's description for the shell, readable without running its code; authored in `remote.config.ts`. */
export const remoteConfigSchema = z.object({
  name: remoteNameSchema,
  title: z.string().check(z.minLength(1)),
  team: z.string().check(z.minLength(1)),
  /** Semver range of the Platform that it was built for. */
  platform: z.string().check(z.minLength(1)),
  /** Owned path prefixes; `/` means the start page only. */
  paths: z.array(ownedPathSchema).check(z.minLength(1, { error: 'must have at least one path: /packages/' })),
  menu: z.array(menuEntrySchema).check(z.maxLength(maxMenuEntries)),
  /** Command palette entries available before the remote's code is loaded. */
  commands: z.optional(z.array(commandSchema)),
  /**
   * Permissions needed to open anything of the remote. Not enforced if the server returns no permission that any remote
   * of the release asks for.
   */
  permissions: z.array(permission),
  /**
   * How menu and palette treat entries that a person may not open: `hide`, the default, omits them, `explain` marks
   * them. An address opened directly is explained either way.
   */
  withoutPermission: z.optional(z.literal(['hide', 'explain'])),
  /**
   * Path to the route module that renders it, relative to `src`; the document preloads its files. `:id` matches any one
   * segment; of two that match, the one that the router shows.
   */
  screens: z.record(screenPath, z.string(), namedByScreen),
  /**
   * A screen's path to its first API request, below the API prefix: `packages`. The document sends it while the code is
   * loading, and the screen's own call receives the answer. It must be exactly the path of a GET that every visit
   * sends. `:id` in both is a numeric id; older shells do not prefetch such paths.
   */
  firstRequests: z.optional(
    z.record(
      screenPath,
      z
        .string()
        .check(
          z.regex(/^[a-z0-9-]+(\/(:id|[a-z0-9-]+))*$/, { error: 'must be a path of the API: packages/:id' }),
        ),
      namedByScreen,
    ),
  ),
  /**
   * Extension points of other screens that this remote has a part in; the code is in `extensions` of its module. Since
   * Platform 1.12.0; an older shell ignores it.
   */
  extensions: z.optional(z.array(z.string())),
  /**
   * Names of the APIs that it calls besides the console's own, by `platform.ownApi`. `apis` of `/config.json` has their
   * addresses, which differ by environment. Since Platform 1.12.0.
   */
  apis: z.optional(
    z.array(
      z
        .string()
        .check(
          z.regex(/^[a-z][a-z0-9-]*$/, { error: 'An API is named in lower case: letters, digits, hyphen' }),
        ),
    ),
  ),
  /**
   * Addresses that other remotes may link to by name (`platform.links.linkTo`), each with one place for a value:
   * `{ note: '/notes/:id/' }`. Since Platform 1.12.0; an older shell ignores it.
   */
  links: z.optional(z.record(z.string(), linkPatternSchema)),
  /** Field with the name of the record in a first request, shown while its screen is loading. */
  recordName: z.optional(z.string()),
})
export type RemoteConfig = z.infer<typeof remoteConfigSchema>

/** The authored form: icons and extension points by their known names, and an address for every link target. */
type AuthoredRemote<Name extends string> = Omit<RemoteConfig, 'name' | 'menu' | 'extensions' | 'links'> & {
  name: Name
  extensions?: ExtensionPoint[]
  menu: (Omit<MenuEntry, 'icon'> & { icon: MenuIconName | z.infer<typeof iconDrawingSchema> })[]
} & (Name extends keyof LinkTargets
    ? { links: Record<LinkTargets[Name], string> }
    : { links?: Record<string, string> })

export const defineRemote = <Name extends string>(config: AuthoredRemote<Name>): RemoteConfig => config

/** `/` is owned exactly; every other path owns everything below it. Trailing slashes do not matter. */
export function ownsPath(owned: string, path: string): boolean {
  const asked = path.endsWith('/') ? path : `${path}/`
  return owned === '/' ? asked === '/' : asked.startsWith(owned)
}
