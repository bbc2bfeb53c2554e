import { fold, fuzzyMatch } from './fuzzy-match.ts'
import type { PaletteCommand } from './palette-command.ts'

export type FoundCommand = { command: PaletteCommand; places: readonly number[]; score: number }

export type FindOptions = {
  commands: readonly PaletteCommand[]
  query: string
  /** How often each was chosen, by id. */
  uses: ReadonlyMap<string, number>
  /** Records that match the query. */
  records: readonly FoundCommand[]
}

/** All commands in order for an empty query; otherwise the matches, best first, each path once. */
export function findCommands({ commands, query, uses, records }: FindOptions): FoundCommand[] {
  const text = query.trim()
  if (text === '') return withOftenUsed(commands, uses).map((command) => ({ command, places: [], score: 0 }))
  const found = commands.flatMap((command) => {
    const match = fuzzyMatch(text, command.title)
    if (match !== null)
      return [{ command, places: match.places, score: match.score + toBonus(uses.get(command.id)) }]
    return hasKeyword(command, text) ? [{ command, places: [], score: Number.NEGATIVE_INFINITY }] : []
  })
  const titles = new Set(
    [...found.filter(({ command }) => command.group === 'Go to'), ...records].map(toTitle),
  )
  return [...found, ...records]
    .filter((item) => item.command.group !== 'Recently visited' || !titles.has(toTitle(item)))
    .sort((a, b) => (a.score === b.score ? 0 : b.score - a.score))
}

/** A command chosen ten times ranks above one that starts with the query. */
const toBonus = (count = 0) => Math.min(12, 3 * Math.log2(1 + count))

/** Fewer uses are not significant. */
const minUses = 3
const mostOftenUsed = 4

/** The most used commands form a group of their own, below the recent screens, which are not offered again. */
function withOftenUsed(
  commands: readonly PaletteCommand[],
  uses: ReadonlyMap<string, number>,
): PaletteCommand[] {
  const count = ({ id }: PaletteCommand) => uses.get(id) ?? 0
  const isRecent = ({ group }: PaletteCommand) => group === 'Recently visited'
  const recent = commands.filter(isRecent)
  const others = commands.filter(
    ({ group, title }) =>
      group !== 'Recently visited' && !(group === 'Go to' && recent.some((screen) => screen.title === title)),
  )
  const often = others
    .filter((command) => count(command) >= minUses)
    .sort((a, b) => count(b) - count(a))
    .slice(0, mostOftenUsed)
  return [
    ...recent,
    ...often.map((command) => ({ ...command, group: 'Often used' as const })),
    ...others.filter((command) => !often.includes(command)),
  ]
}

const toTitle = ({ command }: { command: PaletteCommand }) => command.title

/** Keywords match by prefix only; otherwise everything would match everything. */
const hasKeyword = ({ keywords, group }: PaletteCommand, text: string) =>
  [...keywords, group].some((keyword) => fold(keyword).startsWith(fold(text)))
