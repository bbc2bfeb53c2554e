import type { Release } from '@console/shared/release'
import { compareReleases, listKeys } from '../records/release-units.ts'
import type { ReleaseFacts } from './read-release-facts.ts'

export const differenceKinds = [
  'versions',
  'canary',
  'menu',
  'paths',
  'permissions',
  'shared',
  'bytes',
  'switched',
] as const
/**
 * `versions`: of the shell and remotes; `canary`: of those that some have; `shared`: of the modules that the shell gives; `bytes`: of all files of a section;
 * `switched`: off, or on again.
 */
export type DifferenceKind = (typeof differenceKinds)[number]

/** Something that staff or teams would notice; `text` is for people, without the unit's name. */
export type Difference = { kind: DifferenceKind; unit: string; text: string }

/** The differences of `after` from `before`, unit by unit. */
export function listDifferences(before: ReleaseFacts, after: ReleaseFacts): Difference[] {
  const { changes, canaries, redirects, switched } = compareReleases(before.release, after.release)
  return [
    ...changes.map(
      ({ name, from, to }): Difference => ({
        kind: 'versions',
        unit: name,
        text: from === undefined ? `comes in as ${to}` : to === undefined ? 'is gone' : `${from} → ${to}`,
      }),
    ),
    ...canaries.map(
      ({ name, to, audience }): Difference => ({
        kind: 'canary',
        unit: name,
        text: to === undefined ? 'has no canary' : `${to} is for ${audience}`,
      }),
    ),
    ...compareTexts('menu', listTexts(before, toMenu), listTexts(after, toMenu)),
    ...compareTexts(
      'paths',
      listTexts(before, ({ paths }) => paths),
      listTexts(after, ({ paths }) => paths),
    ),
    ...redirects.map(
      ({ from, to }): Difference => ({
        kind: 'paths',
        unit: 'shell',
        text: to === undefined ? `${from} is no longer redirected` : `${from} leads to ${to}`,
      }),
    ),
    ...compareTexts(
      'permissions',
      listTexts(before, ({ permissions }) => permissions),
      listTexts(after, ({ permissions }) => permissions),
    ),
    ...compareNumbers('shared', before.shared, after.shared, (version) => version).map((each) => ({
      ...each,
      unit: 'shell',
      text: `${each.unit} ${each.text}`,
    })),
    ...compareNumbers('bytes', before.bytes, after.bytes, (bytes) => `${(bytes / 1024).toFixed(1)} KB`),
    ...switched.map(
      ({ name, disabled }): Difference => ({
        kind: 'switched',
        unit: name,
        text: disabled === undefined ? 'is on again' : `is off (${disabled.reason})`,
      }),
    ),
  ]
}

type Remote = Release['remotes'][number]

const toMenu = ({ menu }: Remote) => menu.map(({ title, path }) => `“${title}” at ${path}`)

const listTexts = ({ release }: ReleaseFacts, read: (remote: Remote) => readonly string[]) =>
  new Map(release.remotes.map((remote) => [remote.name, read(remote)]))

type Texts = ReadonlyMap<string, readonly string[]>

function compareTexts(kind: DifferenceKind, before: Texts, after: Texts): Difference[] {
  return listKeys(before, after).flatMap((unit) => {
    const [had, has] = [before.get(unit) ?? [], after.get(unit) ?? []]
    const gained = has.filter((text) => !had.includes(text)).map((text) => `gains ${text}`)
    const lost = had.filter((text) => !has.includes(text)).map((text) => `loses ${text}`)
    return [...gained, ...lost].map((text) => ({ kind, unit, text }))
  })
}

/** Only units that both releases have. */
function compareNumbers<Value>(
  kind: DifferenceKind,
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  show: (value: Value) => string,
): Difference[] {
  return listKeys(before, after).flatMap((unit) => {
    const [had, has] = [before.get(unit), after.get(unit)]
    return had === undefined || has === undefined || had === has
      ? []
      : [{ kind, unit, text: `${show(had)} → ${show(has)}` }]
  })
}
