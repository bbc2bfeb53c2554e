import { countWords, parseNumberWord } from '@console/ielts'
import { isClearInstruction, isInstruction, isTaskName } from './instruction-patterns.ts'
import { toPlaceOfNumeral } from './question-labels.ts'

/** The name of an exercise on paper: “Exercise 2” is `{ kind: 'exercise', place: 2 }`, and “B.” has no kind. */
export type Label = { kind: string; place: number; name: string; rest: string }

/** Names of exercises on a worksheet. */
export const exercisePatterns = {
  named:
    /^(exercises?|exer|ex|tasks?|activity|section|part|step|level|round|aufgabe|übung|exercice|ejercicio|esercizio|[tep](?=\d))\.?\s{0,3}(\d{1,2}[a-d]?|[A-H]|[IVX]{1,5}|one|two|three|four|five|six)(?![A-Za-z\d'’])\s{0,2}[.:)\]]?\s{0,3}[→–—-]{0,2}[:.]?\s{0,3}(.*)$/is,
  marked: /^[([]?(\d{1,2}|[A-H]|[IVX]{1,5})(?:\s?[.):]|(?=\s))\s+(\S.*)$/s,
  order: /^(?:find|put|listen|copy|join|correct|underline|number|cross out|say (?:if|whether|who)|mark)\b/i,
}

/** “1b” comes behind 1a, and before 2. */
const toPlace = (sign: string): number =>
  toPlaceOfNumeral(sign.toLowerCase()) ||
  parseNumberWord(sign.replace(/(?<=\d)[a-d]$/i, (letter) => `.${Number.parseInt(letter, 16)}`)) ||
  sign.toUpperCase().charCodeAt(0) - 64

/** “Task B – Circle the answer”, “EX 3)” */
export function matchNamed(text: string): Label | null {
  const [, kind, sign, rest = ''] = exercisePatterns.named.exec(text) ?? []
  if (kind === undefined || sign === undefined) return null
  return { kind: kind.toLowerCase(), place: toPlace(sign), name: `${kind} ${sign}`, rest }
}

/** “II. What goes together?”, “3  Words” */
export function matchMarked(text: string): Label | null {
  const [, sign, rest] = exercisePatterns.marked.exec(text) ?? []
  return sign === undefined || rest === undefined
    ? null
    : { kind: '', place: toPlace(sign), name: sign, rest }
}

/** “2  Facts” and “SECTION B: Multiple Choice” stand above the questions of an exercise, and are no part of them. */
export function isExerciseName(text: string): boolean {
  const label = matchNamed(text) ?? matchMarked(text)
  return label !== null && countWords(label.rest) < 5
}

/** “Ex. 2” in the key is “Exercise 2” on the sheet, and “2” may be either. */
export const isSameLabel = (left: Label, right: Label): boolean =>
  left.place === right.place && (left.kind.startsWith(right.kind) || right.kind.startsWith(left.kind))

export const saysWhatToDo = (text: string): boolean =>
  exercisePatterns.order.test(text) ||
  isTaskName(text) ||
  isInstruction(text) ||
  text.split(/(?<=[.?!])\s/).some((said) => isClearInstruction(said) || isTaskName(said))
