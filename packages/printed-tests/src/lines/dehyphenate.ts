import type { Lines, TextLine } from '../model/text-line.ts'

export type MendedLines = {
  lines: TextLine[]
  /** Words that were put together, and that stand nowhere else in the text. */
  joined: TextLine[]
}

const divided = /(?<![A-Za-z’'])([A-Za-z’']{2,})-$/
const begun = /^([a-z’']{2,})(.*)$/s
const inside = /(?<![A-Za-z])([A-Za-z]{2,})- (?!and\b|or\b|to\b)([a-z]{2,})/g

/** Words that the end of a line divided are one again; a hyphen that belongs to the word stays. */
export function dehyphenate(lines: Lines): MendedLines {
  const words = listWords(lines)
  const mended: TextLine[] = []
  const joined: TextLine[] = []
  const join = (at: number, head: string, tail: string): string => {
    const { word, isSure } = joinHalves(words, head, tail)
    if (!isSure) joined.push({ at, text: `${head}- ${tail} → ${word}` })
    return word
  }
  for (const line of lines) {
    const text = line.text.replaceAll(inside, (_, head: string, tail: string) => join(line.at, head, tail))
    const before = mended.at(-1)
    const head = before && divided.exec(before.text)?.[1]
    const tail = begun.exec(text)
    if (before === undefined || head === undefined || tail === null) {
      mended.push({ at: line.at, text })
      continue
    }
    const [, first = '', rest = ''] = tail
    const word = join(before.at, head, first)
    mended[mended.length - 1] = { at: before.at, text: before.text.replace(divided, word) }
    if (rest.trim() !== '') mended.push({ at: line.at, text: rest.trim() })
  }
  return { lines: mended, joined }
}

/** Whole words of the text, without the halves in question. */
function listWords(lines: Lines): Set<string> {
  const whole = lines.map(({ text }, index) => {
    const isTail = divided.test(lines[index - 1]?.text ?? '')
    return (isTail ? text.replace(/^\S+/, '') : text).replace(divided, '').replaceAll(inside, '')
  })
  return new Set(
    whole
      .join('\n')
      .toLowerCase()
      .match(/[a-z’']+(?:-[a-z’']+)*/g),
  )
}

function joinHalves(words: ReadonlySet<string>, head: string, tail: string) {
  const whole = `${head}${tail}`
  const hyphened = `${head}-${tail}`
  if (words.has(whole.toLowerCase())) return { word: whole, isSure: true }
  if (words.has(hyphened.toLowerCase())) return { word: hyphened, isSure: true }
  if (compounding.test(head)) return { word: hyphened, isSure: true }
  if (listForms(whole.toLowerCase()).some((form) => words.has(form))) return { word: whole, isSure: true }
  const isPair = words.has(head.toLowerCase()) && words.has(tail)
  return { word: isPair ? hyphened : whole, isSure: false }
}

/** Prefixes that keep their hyphen in nearly every word. */
const compounding = /^(?:self|ex|half|mid|non|semi|well)$/i

const endings = ['s', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'ers'] as const

/** Other forms of a word, one of which may stand elsewhere: “engineer” beside “engineers”. */
const listForms = (word: string): string[] => [
  ...endings.map((ending) => `${word}${ending}`),
  ...endings.flatMap((ending) => {
    const stem = word.slice(0, -ending.length)
    return word.endsWith(ending) && stem.length > 3
      ? [stem, `${stem}e`, ...endings.map((each) => `${stem}${each}`)]
      : []
  }),
]
