import { countWords } from '@console/ielts'
import type { TextLine } from '../model/text-line.ts'
import { isInstruction, isTaskName } from '../patterns/instruction-patterns.ts'
import { matchNumeral } from '../patterns/item-patterns.ts'
import { countIn, type Splitting } from './part-lines.ts'

/** The end of a text may be the instruction of the questions below it, with the headings to choose from. */
export function takeInstructions(text: TextLine[]): TextLine[] {
  const says = (line: TextLine) => isInstruction(line.text) || isTaskName(line.text)
  const isInstructionLine = (line: TextLine) =>
    (says(line) && countWords(line.text) < 40) || matchNumeral(line.text) !== null
  const from = text.findLastIndex((line) => line.text !== '' && !isInstructionLine(line)) + 1
  return text.slice(from).some(says) ? text.splice(from) : []
}

/** “READING” below the head of a letter or of a school's paper: the test begins here. */
export function dropPreface({ parts, rubrics }: Splitting) {
  const [first] = parts
  if (first === undefined || parts.length > 1 || first.groups.length > 0 || first.number !== null) return
  if (countIn(first.text) > 60) return
  rubrics.push(...first.text.splice(0).filter(({ text }) => text !== ''))
}
