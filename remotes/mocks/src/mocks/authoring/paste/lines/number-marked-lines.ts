import { hasRun } from './gap-patterns.ts'
import type { TextLine } from './text-line.ts'

const word = String.raw`(?:(?:the\s)?(?:correct\s)?answers?|no|nr|number|item|statement|sentence|gap|blank|point)`
const marked = new RegExp(
  String.raw`^((?:[•▪●○◦*■►▸➤➢✓✔✅·–−-]|_{2,20}|\[\s?\])?\s{0,3}(?:${word}(?:\.|\s?:)?\s?(?:(?:to|for|of)\s)?(?:(?:questions?|q|number|no)\b\.?\s?)?)?[#№]?\s?[([]?)(\d{1,2})(?:\s?[-–—&/]\s?(\d{1,2}))?(?!\d)([)\]]?\s?[.:/)|,=→–—-]{0,2})(\s{0,3}(?:(?:is|are)\s?:?\s)?)(\S.*|)$`,
  'i',
)
/** What every part of the reader knows as it is: “14”, “14.”, “(14)”, “14B”. */
const plainSigns = new Set(['', '.', ')', ':', ']', '-', '–', '—', ',', '):', '].'])

type Marked = { index: number; first: number; last: number; rest: string; shape: string }

/** “#14”, “No. 14:”, “14.)”, “• 14”: where a habit counts on from line to line its numbers are made plain. */
export function numberMarkedLines(lines: readonly TextLine[]): TextLine[] {
  const byShape = Map.groupBy(lines.flatMap(matchMarked), ({ shape }) => shape)
  const numbered = new Map<number, Marked>()
  for (const found of byShape.values()) {
    const runs = listRuns(found)
    const fewest = /^[#№]|[a-z]{3}/.test(found[0]?.shape ?? '') ? 2 : 3
    if (!runs.some((run) => run.length >= fewest)) continue
    for (const each of runs.filter((run) => run.length > 1).flat()) numbered.set(each.index, each)
  }
  return lines.map((line, index) => {
    const found = numbered.get(index)
    if (found === undefined) return line
    const number = found.last > found.first ? `${found.first}-${found.last}` : `${found.first}.`
    return { at: line.at, text: found.rest === '' ? number : `${number} ${found.rest}` }
  })
}

function matchMarked({ text }: TextLine, index: number): Marked[] {
  const [, before = '', number, other = number, sign = '', verb = '', rest = ''] = marked.exec(text) ?? []
  if (number === undefined) return []
  const after = sign.trim()
  const isTight = verb === '' && !/\s$/.test(sign)
  if (isTight && /^\d/.test(rest)) return []
  const isTightWord = isTight && after !== '' && /^[A-Za-z]/.test(rest)
  const isKnown = (before === '' || /^[([]$/.test(before)) && plainSigns.has(after) && !isTightWord
  const isLine = before.startsWith('_')
  if (isKnown || (!isLine && (hasRun(rest.slice(0, 4)) || rest.startsWith('_')))) return []
  if (rest === '' && !/[a-z#№]/i.test(before)) return []
  const shape = `${before.toLowerCase()}0${after}${isTightWord}`
  return [{ index, first: Number(number), last: Number(other), rest, shape }]
}

/** Numbers that follow each other. */
function listRuns(found: readonly Marked[]): Marked[][] {
  const runs: Marked[][] = []
  for (const each of found) {
    const run = runs.at(-1)
    if (run?.at(-1)?.last === each.first - 1) run.push(each)
    else runs.push([each])
  }
  return runs
}
