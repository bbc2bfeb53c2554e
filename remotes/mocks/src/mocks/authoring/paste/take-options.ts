import type { GroupReading } from './group-reading.ts'
import {
  hasRun,
  listGaps,
  matchLetter,
  matchNumeral,
  type OptionLine,
  splitColumns,
} from './line-patterns.ts'

/** A line of options: one, several in columns, or words in a box. */
export function takeOptions(reading: GroupReading, text: string, index: number): boolean {
  const columns = splitColumns(text)
  const found = columns.map((column, place) => matchOption(reading, column, index, place))
  const listed = found.filter((each) => each !== null)
  if (listed.length > 0 && listed.length === found.length) {
    for (const each of listed) addOption(reading, each)
    return true
  }
  const isRow = columns.length > 1 && columns.every((column) => matchLetter(column) !== null)
  const single = isRow ? null : matchOption(reading, text, index, 0)
  const isBox = reading.isBoxed && isWordBox(columns)
  if (single !== null) addOption(reading, single)
  else if (isBox) reading.options.push(...columns)
  return single !== null || isBox
}

/** A list that stands below the last question of several is that of all. */
export function shareOptions({ questions, options }: GroupReading) {
  const owners = questions.filter((each) => each.options.length > 0)
  const [owner] = owners
  if (owner === undefined || owners.length > 1 || questions.length === 1 || owner !== questions.at(-1)) return
  options.push(...owner.options)
  owner.options = []
}

/** `place` counts the options before it on its line. */
function matchOption(reading: GroupReading, text: string, index: number, place: number): OptionLine | null {
  const { questions, options, lines } = reading
  const numeral = reading.isHeadings ? matchNumeral(text) : null
  if (numeral !== null) return numeral
  const letter = matchLetter(text)
  if (letter === null) return null
  const owner = questions.at(-1)
  const taken = owner !== undefined && !hasSharedOptions(reading) ? owner.options.length : options.length
  const isNext = letter.key === String.fromCharCode(65 + taken + place) || letter.key === 'A'
  // A sentence may begin with the article: the list goes on with a B.
  const goesOn =
    letter.key !== 'A' ||
    lines.slice(index).some((each) => splitColumns(each.text).some((cell) => matchLetter(cell)?.key === 'B'))
  return isNext && goesOn && listGaps(text, reading).length === 0 ? letter : null
}

/** Options before the first question, after the last one, or of a set, are those of all. */
const hasSharedOptions = ({ questions, options }: GroupReading): boolean =>
  questions.length === 0 || (options.length > 0 && questions.every((each) => each.options.length === 0))

function addOption(reading: GroupReading, { key, text }: OptionLine) {
  const option = { key, value: text }
  const owner = hasSharedOptions(reading) ? undefined : reading.questions.at(-1)
  const list = owner?.options ?? reading.options
  list.push(option)
  reading.grow = (more) => {
    option.value += ` ${more}`
  }
}

const isWordBox = (columns: readonly string[]): boolean =>
  columns.length >= 3 && columns.every((word) => word.split(' ').length <= 3 && !hasRun(word))
