import { fuzzyMatch } from './fuzzy-match.ts'
import type { PaletteCommand } from './palette-command.ts'

export type FoundCommand = { command: PaletteCommand; places: readonly number[] }

/** Everything, in order, for no query; else what fits, best first, and each place once. */
export function findCommands(commands: readonly PaletteCommand[], query: string): FoundCommand[] {
  const text = query.trim()
  if (text === '') return commands.map((command) => ({ command, places: [] }))
  const found = commands.flatMap((command) => {
    const match = fuzzyMatch(text, command.title)
    if (match !== null) return [{ command, places: match.places, score: match.score }]
    return hasKeyword(command, text) ? [{ command, places: [], score: Number.NEGATIVE_INFINITY }] : []
  })
  const titles = new Set(found.filter(({ command }) => command.group === 'Go to').map(toTitle))
  return found
    .filter((item) => item.command.group !== 'Recently visited' || !titles.has(toTitle(item)))
    .sort((a, b) => (a.score === b.score ? 0 : b.score - a.score))
}

const toTitle = ({ command }: { command: PaletteCommand }) => command.title

/** Other words for it count from their beginning only, or everything would fit everything. */
const hasKeyword = ({ keywords, group }: PaletteCommand, text: string) =>
  [...keywords, group].some((keyword) => keyword.toLowerCase().startsWith(text.toLowerCase()))
