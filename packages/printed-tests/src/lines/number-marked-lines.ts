import { type Lines, mapTexts, type TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'

const word = String.raw`(?:(?:the\s)?(?:correct\s)?answers?|no|nr|number|item|statement|sentence|gap|blank|point)`
const marked = new RegExp(
  String.raw`^((?:[•▪●○◦*■►▸➤➢✓✔✅·–−-]|_{2,20}|\[\s?\])?\s{0,3}(?:${word}(?:\.|\s?:)?\s?(?:(?:to|for|of)\s)?(?:(?:questions?|q|number|no)\b\.?\s?)?)?[#№]?\s?[([]?)(\d{1,2})(?:\s?[-–—&/]\s?(\d{1,2}))?(?!\d|\s?\.{3})([)\]]?\s?[.:/)|,=→–—-]{0,2})(\s{0,3}(?:(?:is|are)\s?:?\s)?)(\S.*|)$`,
  'i',
)
/** Numbers that every rule knows as they are: “14”, “14.”, “(14)”, “14B”. */
const plainSigns = new Set(['', '.', ')', ':', ']', '-', '–', '—', ',', '):', '].'])

type Marked = { index: number; first: number; last: number; rest: string; shape: string }

/** “#14”, “No. 14:”, “14.)”, “• 14”: where a habit counts on from line to line its numbers are made plain. */
export function numberMarkedLines(lines: Lines): TextLine[] {
  const found = lines.flatMap((line, index) => [...matchMarked(line, index), ...matchEndMarked(line, index)])
  const byShape = Map.groupBy(found, ({ shape }) => shape)
  const numbered = new Map<number, Marked>()
  for (const alike of byShape.values()) {
    const runs = listRuns(alike)
    const fewest = /^[#№]|[a-z]{3}/.test(alike[0]?.shape ?? '') ? 2 : 3
    if (!runs.some((run) => run.length >= fewest)) continue
    for (const each of runs.filter((run) => run.length > 1).flat()) numbered.set(each.index, each)
  }
  return mapTexts(lines, (text, index) => {
    const own = numbered.get(index)
    if (own === undefined) return text
    const number = own.last > own.first ? `${own.first}-${own.last}` : `${own.first}.`
    return `${number} ${own.rest}`.trimEnd()
  })
}

function matchMarked({ text }: TextLine, index: number): Marked[] {
  const [, before = '', number, other = number, sign = '', verb = '', rest = ''] = marked.exec(text) ?? []
  if (number === undefined) return []
  // “Answers 15–20: 15 v, 16 vii” has them by their own numbers.
  if (other !== number && Number.parseInt(rest, 10) === Number(number)) return []
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

const margin =
  /^(?:_{2,20}\s?)?([A-L]|[ivx]{1,5}|[TFYN]|NG|TRUE|FALSE|YES|NO|NOT GIVEN)(?:\s?_{2,20}\s?|\t)(\d{1,2})[.)]?\s(\S.*)$/

const endLined = /^(\p{L}.{0,200}(?:_{2}|\.{3}|…)) (\d{1,2})$/u

/** “__T__ 14. The ice was cut in summer.” and “shop ........ 14” */
function matchEndMarked({ text }: TextLine, index: number): Marked[] {
  const [, said, place, asked] = margin.exec(text) ?? []
  if (said !== undefined)
    return [{ index, first: Number(place), last: Number(place), rest: `${asked}\t[${said}]`, shape: '|0' }]
  const [, rest = '', behind] = endLined.exec(text) ?? []
  return behind === undefined
    ? []
    : [{ index, first: Number(behind), last: Number(behind), rest, shape: '_)' }]
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
