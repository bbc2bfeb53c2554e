import { countWords } from '@console/ielts'
import { isFilled, type TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { isInstruction, isTaskName } from '../patterns/instruction-patterns.ts'
import { endsSentence, matchLetter, matchNumbered, matchNumeral } from '../patterns/item-patterns.ts'
import { countIn, type Splitting } from './part-lines.ts'

/** The end of a text may be the instruction of the questions below it, with the headings to choose from. */
export function takeInstructions(text: TextLine[]): TextLine[] {
  const says = (line: TextLine) => isInstruction(line.text) || isTaskName(line.text)
  const isOfQuestions = (line: TextLine) =>
    (says(line) && countWords(line.text) < 40) || matchNumeral(line.text) !== null
  const from = text.findLastIndex((line) => isFilled(line) && !isOfQuestions(line)) + 1
  return text.slice(from).some(says) ? text.splice(from) : []
}

/** “READING” below the head of a letter or of a school's paper: the test begins here. */
export function dropPreface({ parts, rubrics }: Splitting) {
  const [first] = parts
  if (first === undefined || parts.length > 1 || first.groups.length > 0 || first.number !== null) return
  if (countIn(first.text) > 60) return
  rubrics.push(...first.text.splice(0).filter(isFilled))
}

const letterHead = /^(?:(?:paragraph|section)\s+)?[A-L]$/i

/** The short line above a text, and a letter that stands on a line of its own, belong to the text. */
export function takeTitle(lines: TextLine[]): TextLine[] {
  const taken: TextLine[] = []
  let hasTitle = false
  for (let last = lines.at(-1); last !== undefined; last = lines.at(-1)) {
    const above = lines.at(-2)
    const isApart: boolean = above !== undefined && (above.text === '' || last.at > above.at + 1)
    const isTitle: boolean = !hasTitle && (isApart || taken.length > 0) && isHeading(last.text)
    if (last.text !== '' && !letterHead.test(last.text) && !isTitle) break
    hasTitle ||= isTitle
    taken.unshift(last)
    lines.pop()
  }
  return taken
}

const isHeading = (text: string): boolean =>
  text !== '' &&
  countWords(text) <= 16 &&
  !hasRun(text) &&
  !(/[.:]$/.test(text) && endsSentence(text)) &&
  [matchLetter, matchNumeral, matchNumbered].every((match) => match(text) === null)
