const digits: Record<string, number> = { one: 1, two: 2, three: 3, four: 4 }

const passageHead =
  /^(?:reading\s+)?(passage|section|part)\s+([1-4]|one|two|three|four)\b(?:\s*[.:–—-])?(.*)$/is

/** “READING PASSAGE 2: The lighthouse”. Null for a sentence that only begins like one. */
export function matchPassageHead(text: string): { number: number; rest: string } | null {
  const found = passageHead.exec(text)
  if (found === null) return null
  const [, , number = '', follows = ''] = found
  const rest = follows.trimStart()
  if (/^(has|have|contains|is|are|on|below)\b/i.test(rest) || rest.length > 120) return null
  return { number: digits[number.toLowerCase()] ?? Number(number), rest }
}

const groupHead =
  /^questions?\s+(\d{1,2})(?:\s*(?:[-–—&]|to|and)\s*(\d{1,2}))?\b(?:\s*\([^)]*\))?(?:\s*[.:–—-])?(.*)$/is

/** “Questions 1–5”, with what follows on the line. */
export function matchGroupHead(text: string): { first: number; last: number; rest: string } | null {
  const found = groupHead.exec(text)
  if (found === null) return null
  const [, first = '', last = first, follows = ''] = found
  const rest = follows.trimStart()
  return isRubric(rest) || rest.startsWith(',') ? null : { first: Number(first), last: Number(last), rest }
}

const rubric =
  /you should spend about|(?:is|are) based on (?:the )?(?:reading )?passage|on your answer sheet|turn over|^page \d+|^test \d+$|^(?:ielts )?(?:academic |general training )?reading(?: test| paper)?(?: \d+)?$/i

/** What a printed paper tells candidates about paper. */
export const isRubric = (text: string): boolean => rubric.test(text) && text.length < 200

export const isKeyHead = (text: string): boolean =>
  /^(?:reading\s+)?(?:answer\s*key|answers|key|solutions?)(?:\s+to\s.*|\s*:)?$/is.test(text.trim())

const numbered = /^[([]?(\d{1,2})[)\]]?(?:\s*[.):])?\s+(\S.*)$/s

/** “8 The ice was cut” */
export function matchNumbered(text: string): { number: number; rest: string } | null {
  const found = numbered.exec(text)
  return found === null ? null : { number: Number(found[1]), rest: found[2] ?? '' }
}

const twoNumbers = /^(\d{1,2})\s*(?:[-–—&,]|and)\s*(\d{1,2})(?:\s*[.):])?\s+(\S.*)$/s

/** “20 and 21 Which TWO …” */
export function matchTwoNumbers(text: string): { first: number; last: number; rest: string } | null {
  const found = twoNumbers.exec(text)
  return found === null ? null : { first: Number(found[1]), last: Number(found[2]), rest: found[3] ?? '' }
}

const letterOption = /^[([]?([A-L])[)\].:]?\s+(\S.*)$/
const romans = /^x{0,2}(?:ix|iv|v?i{0,3})$/
const numeralOption = /^[([]?([ivx]{1,5}|[IVX]{1,5})[)\].:]?\s+(\S.*)$/

export type OptionLine = { key: string; text: string }

export function matchLetter(text: string): OptionLine | null {
  const found = letterOption.exec(text)
  return found === null ? null : { key: found[1] ?? '', text: found[2] ?? '' }
}

export function matchNumeral(text: string): OptionLine | null {
  const found = numeralOption.exec(text)
  const key = found?.[1]?.toLowerCase() ?? ''
  return found !== null && romans.test(key) ? { key, text: found[2] ?? '' } : null
}

/** Several options on one line: two spaces or more, or a tab, stand between them. */
export const splitColumns = (text: string): string[] =>
  text
    .split(/\t| {2,}|\|/)
    .map((column) => column.trim())
    .filter((column) => column !== '')

const run = String.raw`(?:(?<!_)_{2,}|(?<!\.)\.{3,}|(?<!…\s?)…(?:\s?…)*)`
const gaps = new RegExp(
  String.raw`[([]?\b(\d{1,2})[)\]]?[.:]?\s*${run}|${run}\s*[([](\d{1,2})[)\]]|[([](\d{1,2})[)\]]`,
  'g',
)
const anyRun = new RegExp(run, 'g')

export type GapMatch = { number: number; from: number; to: number }

/** The numbered gaps of a line: “(8) ______”, “8 ……”, “______ (8)”, or “(8)” alone. */
export const listGaps = (text: string, { first, last }: { first: number; last: number }): GapMatch[] =>
  [...text.matchAll(gaps)]
    .map((match) => ({
      number: Number(match[1] ?? match[2] ?? match[3]),
      from: match.index,
      to: match.index + match[0].length,
    }))
    .filter(({ number }) => number >= first && number <= last)

/** Gaps of whatever length become the one that the console writes. */
export const toGapText = (text: string): string => text.replaceAll(anyRun, '_____')

export const hasRun = (text: string): boolean => text.search(anyRun) !== -1

const instruction =
  /^(?:choose|complete|do the following|write|match|answer|which|look at|label|decide|classify|nb\b|you may|use|drag|read|in boxes|there are)\b/i

export const isInstruction = (text: string): boolean => instruction.test(text)

const verdict = /^(TRUE|FALSE|NOT GIVEN|YES|NO)\b(?:\s*[-–—:])?\s*((?:if|when|the|there|it)\b.*)?$/s

/** A line of the rubric of facts or views. */
export const matchVerdict = (text: string): string | null => verdict.exec(text)?.[1] ?? null
