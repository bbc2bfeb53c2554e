import { isVerdict, toLetter, toNumeral } from '@console/ielts'
import { findGaps, hasRun } from '../patterns/gap-patterns.ts'
import { splitColumns, stripBullet } from '../patterns/item-patterns.ts'
import { cutInline, type OptionCell, splitOptions } from '../patterns/option-patterns.ts'
import type { GroupReading, OptionList } from './group-reading.ts'

/** A line of options: one, or several in columns. */
export function takeOptions(reading: GroupReading, text: string, index: number): boolean {
  if (findGaps(text, reading).length > 0) return false
  const found = splitOptions(text, reading.isHeadings)
  if (found === null) return false
  const list = listFor(reading, found, index)
  if (list === null) return false
  for (const option of found) addOption(reading, list, option, found.length > 1)
  // A row of options ends with its line, unless the next line goes on.
  const next = reading.lines[index + 1]?.text ?? ''
  if (
    found.length > 2 &&
    /^[“"A-Z]/.test(next) &&
    cutInline({ key: found.at(-1)?.key ?? '', text: next }).length === 1
  )
    reading.grow = null
  return true
}

/** “MB  for the biologist” in the place of a letter. */
export function takeCode(reading: GroupReading, text: string): boolean {
  const said = splitColumns(text).join(' ')
  const pairs = splitColumns(text.replaceAll(/,\s(?=[A-Z]\w{0,20}\s?=)/g, '\t')).map(matchPair)
  const areOptions = pairs.length > 1 && pairs.every((pair) => pair !== null && !isVerdict(pair.text))
  if (areOptions && reading.questions.length === 0) {
    const options = pairs.flatMap((pair) => (pair === null ? [] : { key: pair.key, value: pair.text }))
    reading.lists.push({ after: 0, options })
    return true
  }
  const found =
    /^([A-Z]{2,3})(?:\s+for|\s*[=–-])\s+(\S.*)$/.exec(said) ??
    /^([A-Z])[.):]?(?:\s+for|\s*[=–-])?\s+(\S.*)$/.exec(said)
  if (found === null || reading.questions.length > 0) return false
  if (found[1]?.length === 1 && !reading.codes.has(found[1])) return false
  const list = reading.lists[0] ?? { after: 0, options: [] }
  if (reading.lists.length === 0) reading.lists.push(list)
  addOption(reading, list, { key: found[1] ?? '', text: found[2] ?? '' })
  return true
}

/** “N = Neubronner”, or “Neubronner = N” */
function matchPair(text: string): OptionCell | null {
  const [, left = '', right = ''] = /^([^\s?!.][^?!.]{0,40}?)\s?=\s?(\S.{0,40})$/.exec(text) ?? []
  if (/^[A-Z]{1,2}$/.test(left)) return { key: left, text: right }
  return /^[A-Z]{1,2}$/.test(right) ? { key: right, text: left } : null
}

function listFor(reading: GroupReading, found: readonly OptionCell[], index: number): OptionList | null {
  const { lists, questions } = reading
  const [start] = found
  if (start === undefined) return null
  const open = lists.at(-1)
  const isOpen = open !== undefined && (open.after === questions.length || open.isBeside === true)
  const keys = open?.options.map(({ key }) => key) ?? []
  const isNext = isOpen && (start.key === nextKey(open) || (found.length > 1 && !keys.includes(start.key)))
  if (isNext) return open
  const isStart = start.key === 'A' || start.key === 'i'
  if (!isStart || (isOpen && keys.includes(start.key))) return null
  if (found.length < 2 && !goesOn(reading, start.key, index)) return null
  const list: OptionList = { after: questions.length, options: [] }
  lists.push(list)
  return list
}

export const nextKey = ({ options }: OptionList): string => {
  const isRoman = options[0]?.key === 'i'
  const keys = options.map(({ key }) => key)
  const sorted = Array.from({ length: options.length + 1 }, (_, index) =>
    isRoman ? toNumeral(index) : toLetter(index),
  )
  return sorted.find((key) => !keys.includes(key)) ?? ''
}

/** A sentence may begin with the article: a list goes on with a B. */
function goesOn({ lines, isHeadings, first, last }: GroupReading, key: string, index: number): boolean {
  const next = key === 'i' ? 'ii' : 'B'
  for (const { text } of lines.slice(index + 1, index + 40)) {
    const cells = splitOptions(stripBullet(text), isHeadings)
    if (cells?.some((each) => each.key === next) === true) return true
    if (cells?.some((each) => each.key === key) === true) return false
    if (findGaps(text, { first, last }).length > 0) return false
  }
  return false
}

export function addOption(
  reading: GroupReading,
  list: OptionList,
  { key, text }: OptionCell,
  isInline = false,
) {
  const option = { key, value: text }
  list.options.push(option)
  reading.grow = (more) => {
    const whole = { key, text: `${option.value} ${more}`.trim() }
    const [first = whole, ...others] = isInline ? cutInline(whole) : [whole]
    option.value = first.text
    for (const other of others) addOption(reading, list, other, true)
  }
}

/** Words in a box without letters, in columns or divided by commas. */
export function takeWordBox(reading: GroupReading, text: string): boolean {
  if (!reading.isBoxed || reading.lists.length > 0 || hasRun(text)) return false
  const columns = splitColumns(text)
  const words = columns.length > 1 ? columns : text.split(/[,;·•]|\s[–—/-]\s/).map((word) => word.trim())
  // “3  Over to you” is the next exercise.
  const isList = words.length >= (reading.words.length > 0 ? 2 : 3) && !/^\d{1,2}$/.test(words[0] ?? '')
  if (!isList || !words.every((word) => word !== '' && word.split(' ').length <= 3 && !/[.:?!]$/.test(word)))
    return false
  reading.words.push(...words)
  reading.grow = null
  return true
}
