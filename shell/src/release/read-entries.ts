import type { ConsoleConfig } from '@console/shared/config'
import { toPathText } from '@console/shared/http/standard-schema'
import {
  redirectsSchema,
  releasedRemoteSchema,
  remoteEntryVersion,
} from '@console/shared/release/released-remote'
import {
  maxMenuEntries,
  menuEntrySchema,
  ownedPathSchema,
  ownsPath,
  remoteNameSchema,
} from '@console/shared/remote-config'
import * as z from 'zod/mini'
import { isTaken, listReserved } from './are-claims-clear.ts'
import type { KnownRelease, KnownRemote } from './known-release.ts'
import { withEnforcedPermissions } from './with-enforced-permissions.ts'

export type ReadEntries = Pick<KnownRelease, 'remotes' | 'redirects'>

/**
 * Reads a release entry by entry, so that an invalid entry costs only its own section. Its readable parts are kept: its
 * addresses explain the fault, and its menu entries are marked.
 */
export function readEntries(
  { remotes: values, redirects }: { remotes: readonly unknown[]; redirects?: unknown },
  config: ConsoleConfig,
): ReadEntries {
  const reserved = listReserved(config)
  const owned: string[] = []
  const names = new Set<string>()
  const judged = values.map((value) => judge(value, { reserved, owned, names }))
  const remotes = judged.map((entry, index): KnownRemote => {
    if (entry.problems.length === 0 && entry.remote !== undefined)
      return withEnforcedPermissions(entry.remote, config)
    const remote = toLeftOut(entry, index, { reserved, owned, names })
    // biome-ignore lint/suspicious/noConsole: developers look for the reason in the browser's console
    console.error(`The remote ${remote.name} is left out: ${entry.problems.join('; ')}`)
    return remote
  })
  return { remotes, redirects: readRedirects(redirects) }
}

type Claims = { reserved: readonly string[]; owned: string[]; names: Set<string> }
type Judged = { value: unknown; remote?: KnownRemote; problems: string[] }

function judge(value: unknown, claims: Claims): Judged {
  const problems = listFormProblems(value)
  const parsed = releasedRemoteSchema.safeParse(withDrawnIcons(value))
  if (!parsed.success) {
    const issues = parsed.error.issues.map(toIssueText)
    return { value, problems: [...problems, ...issues] }
  }
  const remote: KnownRemote = parsed.data
  problems.push(...listClaimProblems(remote, claims))
  if (problems.length === 0) {
    claims.owned.push(...remote.paths)
    claims.names.add(remote.name)
  }
  return { value, remote, problems }
}

function toIssueText(issue: z.core.$ZodIssue): string {
  const what = issue.code === 'invalid_type' ? `has to be of type ${issue.expected}` : issue.message
  return `${toPathText(issue.path) || 'entry'}: ${what}`
}

function listFormProblems(value: unknown): string[] {
  const schema = readField(value, 'schema')
  return typeof schema === 'number' && schema > remoteEntryVersion
    ? [
        `schema: the entry is of form ${schema}, and this shell reads up to ${remoteEntryVersion}. Publish a newer shell, or build the remote with the console that is released.`,
      ]
    : []
}

function listClaimProblems({ name, paths, menu }: KnownRemote, { reserved, owned, names }: Claims): string[] {
  const taken = paths.filter((path) => isTaken(path, reserved, owned))
  const stray = menu.filter((entry) => !paths.some((path) => ownsPath(path, entry.path)))
  return [
    ...(names.has(name) ? [`name: another remote of the release is called ${name} too`] : []),
    ...taken.map((path) => `paths: ${path} is reserved, or another remote owns it`),
    ...stray.map(({ title, path }) => `menu: “${title}” leads to ${path}, outside of the remote’s own paths`),
  ]
}

/** The readable fields: paths that nothing else claims, and menu entries below them. */
function toLeftOut({ value, problems }: Judged, index: number, claims: Claims): KnownRemote {
  const named = read(value, 'name', remoteNameSchema)
  const name = named === undefined || claims.names.has(named) ? `${named ?? 'remote'}#${index + 1}` : named
  claims.names.add(name)
  const text = (field: string) => read(value, field, z.string().check(z.minLength(1)))
  const paths = readEach(value, 'paths', ownedPathSchema).filter(
    (path) => !isTaken(path, claims.reserved, claims.owned),
  )
  claims.owned.push(...paths)
  return {
    name,
    title: text('title') ?? name,
    team: text('team') ?? 'unknown',
    version: text('version') ?? 'unknown',
    platform: text('platform') ?? 'unknown',
    paths,
    menu: readEach(withDrawnIcons(value), 'menu', menuEntrySchema)
      .filter((entry) => paths.some((path) => ownsPath(path, entry.path)))
      .slice(0, maxMenuEntries),
    permissions: readEach(value, 'permissions', z.string()),
    problems,
  }
}

/** An icon in an unknown form is replaced by a default: no reason to reject the entry. */
function withDrawnIcons(value: unknown): unknown {
  const menu = readField(value, 'menu')
  if (!Array.isArray(menu)) return value
  const icon = menuEntrySchema.shape.icon
  const toDrawn = (entry: unknown): unknown =>
    typeof entry === 'object' && entry !== null && !icon.safeParse(readField(entry, 'icon')).success
      ? { ...entry, icon: 'screen' }
      : entry
  return { ...(value as object), menu: menu.map(toDrawn) }
}

/** Skips unreadable redirects: a dead old address must not cost anybody the console. */
const readRedirects = (value: unknown): KnownRelease['redirects'] =>
  (Array.isArray(value) ? value : []).flatMap((each) => redirectsSchema.safeParse([each]).data ?? [])

const readField = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined

const read = <Value>(value: unknown, field: string, schema: z.ZodMiniType<Value>): Value | undefined =>
  schema.safeParse(readField(value, field)).data

function readEach<Value>(value: unknown, field: string, schema: z.ZodMiniType<Value>): Value[] {
  const list = readField(value, field)
  return (Array.isArray(list) ? list : []).flatMap((each) => {
    const parsed = schema.safeParse(each)
    return parsed.success ? [parsed.data] : []
  })
}
