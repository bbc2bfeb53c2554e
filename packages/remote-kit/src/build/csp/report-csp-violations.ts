import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type CspViolationName, cspViolations } from './csp-violations.ts'
import { type Finding, findInScript } from './find-in-script.ts'
import { findInStyle } from './find-in-style.ts'

/**
 * Why something that the console's policy refuses is of no harm to a remote: by the library, or by the file of its own
 * (`src/report/chart.tsx`), then by the name that the build gave it.
 */
export type Answers = Readonly<Record<string, Partial<Record<CspViolationName, string>>>>

/** A file that is part of a build, and what of the build it is in; undefined where that is not known. */
export type BuiltSource = { file: string; emitted: string | undefined }

/** What a build has to say of the policy: `errors` for what is certain in sources of our own. */
export type CspReport = { errors: string[]; warnings: string[] }

type Place = Finding & { owner: string; isOwn: boolean; shown: string }

/** Reads the sources of a build and says, once for each owner and kind, what the policy refuses of it and what to do. */
export function reportCspViolations(
  root: string,
  sources: readonly BuiltSource[],
  answers: Answers = {},
): CspReport {
  const places = sources.flatMap((source) => findPlaces(root, source))
  const isOpen = ({ owner, name }: Place) => answers[owner]?.[name] === undefined
  const open = [...Map.groupBy(places.filter(isOpen), ({ owner, name }) => `${owner} ${name}`).values()]
  const isError = (group: readonly Place[]) =>
    group.some(({ isOwn, isCertain, shown }) => isCertain && (isOwn || isOfNoUse(shown)))
  const idle = Object.entries(answers).flatMap(([owner, names]) =>
    Object.keys(names)
      .filter((name) => !places.some((place) => place.owner === owner && place.name === name))
      .map((name) => `${owner} has no “${name}” any more: take the answer out of rsbuild.config.ts.`),
  )
  return {
    errors: describe(open.filter(isError)),
    warnings: [...describe(open.filter((group) => !isError(group))), ...idle],
  }
}

function findPlaces(root: string, { file, emitted }: BuiltSource): Place[] {
  const owner = ownerOf(root, file)
  const shown = owner.path
  return findIn(file)
    .filter(({ name }) => emitted === undefined || cspViolations[name].mark.test(emitted))
    .map((finding) => ({ ...finding, owner: owner.name, isOwn: owner.isOwn, shown }))
}

function findIn(file: string): Finding[] {
  if (file.endsWith('.wasm')) return [{ name: 'WebAssembly', line: 1, isCertain: true }]
  if (/\.css$/.test(file)) return findInStyle(readFileSync(file, 'utf8'))
  if (!/\.[cm]?[jt]sx?$/.test(file)) return []
  const source = readFileSync(file, 'utf8')
  return anyMark.test(source) ? findInScript(file, source) : []
}

const anyMark = new RegExp(
  Object.values(cspViolations)
    .map(({ mark }) => mark.source)
    .join('|'),
  'i',
)

/** Code may never run; a file of WebAssembly is there for nothing else. */
const isOfNoUse = (file: string) => file.endsWith('.wasm')

/** A library is answered as a whole: its files have names of their own with every version. */
function ownerOf(root: string, file: string): { name: string; path: string; isOwn: boolean } {
  const [, ...libraries] = file.split(/[\\/]node_modules[\\/]/)
  const inLibrary = libraries.at(-1)
  if (inLibrary === undefined) {
    const name = relative(root, file)
    return { name, path: name, isOwn: true }
  }
  const parts = inLibrary.split(/[\\/]/)
  const name = parts.slice(0, inLibrary.startsWith('@') ? 2 : 1).join('/')
  return { name, path: inLibrary, isOwn: false }
}

const shownAtMost = 3

/** What they have in common is said once, below them. */
function describe(groups: readonly Place[][]): string[] {
  const alike = Map.groupBy(groups, ([first]) => (first ? cspViolations[first.name].happens : ''))
  return [...alike].flatMap(([happens, each]) => {
    const name = each[0]?.[0]?.name
    const own = each.flatMap(([first]) => (first && libraryAdvice[first.owner]) ?? [])
    return [
      ...each.map(toLine),
      `→ ${happens}. ${name ? cspViolations[name].instead : ''}`,
      ...new Set(own.map((advice) => `→ ${advice}`)),
    ]
  })
}

function toLine(places: readonly Place[]): string {
  const files = Map.groupBy(places.slice(0, shownAtMost), ({ shown }) => shown)
  const lines = Array.from(files, ([file, found]) => `${file}:${found.map(({ line }) => line).join(', ')}`)
  const rest = places.length - shownAtMost
  const where = rest > 0 ? `${lines.join(', ')} and ${rest} more` : lines.join(', ')
  return `${places[0]?.owner} uses ${places[0]?.name} (${where})`
}

/** What to do with libraries that people are likely to take. */
const libraryAdvice: Record<string, string> = {
  leaflet:
    'leaflet: popups, tooltips and divIcon take an HTMLElement; zoomControl: false and attributionControl: false leave out what is drawn from text.',
  echarts: 'echarts: tooltip: { renderMode: ‘richText’ } draws the tooltip on the canvas.',
}
