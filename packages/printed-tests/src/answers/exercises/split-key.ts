import { isFilled, type Lines, type TextLine } from '../../model/text-line.ts'
import { isSameLabel, matchMarked, matchNamed } from '../../patterns/exercise-heads.ts'
import { isCounted } from '../../patterns/item-patterns.ts'
import { withoutLabel } from '../../patterns/key-entries.ts'
import { turnColumns } from '../key/transpose-rows.ts'
import type { Exercise } from './find-exercises.ts'

/** The lines of a key that belong to one exercise, without its name. */
export type KeyOfExercise = {
  exercise: Exercise
  lines: TextLine[]
  /** Whether the key names its exercise; if not, its place tells. */
  isNamed: boolean
}

/** A key by exercises: by their names, or where its numbers begin again. */
export function splitKey(
  printed: Lines,
  exercises: readonly Exercise[],
): { keys: KeyOfExercise[]; rest: TextLine[] } {
  const lines = turnColumns(printed, exercises).flatMap(splitAtNames)
  const keys: KeyOfExercise[] = []
  const rest: TextLine[] = []
  let open: KeyOfExercise | null = null
  for (const line of lines) {
    if (!isFilled(line) || isCounted(line.text)) continue
    const named = findNamed(line.text, exercises, open?.exercise ?? null)
    if (named !== null) {
      open = { exercise: named.exercise, lines: [], isNamed: true }
      keys.push(open)
      if (named.rest !== '') open.lines.push({ at: line.at, text: named.rest })
      continue
    }
    // The key of an exercise that was not found.
    // “2  1 b  2 a”, where the first exercise is 4, is of other exercises of the unit, or of the next unit.
    const marked = matchMarked(line.text)
    const isBefore = isFirst(marked?.rest ?? '') && (marked?.place ?? 0) < (exercises[0]?.label?.place ?? 0)
    const isOfNone = matchNamed(line.text) !== null || isBefore
    if (isOfNone) open = null
    const next: Exercise | undefined = exercises[open === null ? 0 : exercises.indexOf(open.exercise) + 1]
    if (!isOfNone && next !== undefined && isFirst(line.text) && (open === null || open.lines.length > 0)) {
      open = { exercise: next, lines: [], isNamed: false }
      keys.push(open)
    }
    if (open === null) rest.push(line)
    else open.lines.push(line)
  }
  return { keys, rest }
}

const name =
  /(?<=\S[\s/;]{1,3})(?=(?:exercise|ex|task|activity|section|part|step)\.?\s?(?:\d{1,2}[a-d]?|[A-H])(?:\s?[:.)–-]|\s))|(?<=\S[\s/;]{1,3})(?=(?:II|III|IV|VI?)[.)]\s\(?(?:a[.)]|1[.):]?)\s?\w)|(?<=[;/\t]\s{0,2})(?=[B-H][.:)]?\s\(?1(?:[.):]?\s|[A-Za-z]))|(?<=;\s{0,2})(?=[2-9]\s\(?a[).]?\s?\w)/gi

/** “ex1 1F 2T / ex2 1b 2c” */
export const splitAtNames = ({ at, text }: TextLine): TextLine[] =>
  text
    .split(name)
    .map((piece) => ({ at, text: piece.trim().replace(/\s?[/;]$|(?<=[^.\s][A-Za-z)])\.$/, '') }))

const isFirst = (text: string): boolean =>
  /^(?:\(?1|\(?a[.)])(?=[\s.):]|[A-Z])|^a\d\sb\d\b|^a\s.+\sb\s/.test(text)

type Named = { exercise: Exercise; rest: string }

function findNamed(text: string, exercises: readonly Exercise[], open: Exercise | null): Named | null {
  const named = matchNamed(text)
  // Below another text the names of exercises repeat, and so they do in its key.
  const own = exercises.filter(({ label }) => named !== null && label !== null && isSameLabel(label, named))
  const found =
    own.find((each) => open === null || exercises.indexOf(each) > exercises.indexOf(open)) ?? own[0]
  if (named !== null && found !== undefined) return { exercise: found, rest: withoutLabel(named.rest) }
  const marked = matchMarked(text)
  const next = exercises[open === null ? 0 : exercises.indexOf(open) + 1]
  if (marked === null || next?.label == null || !isSameLabel(next.label, marked)) return null
  const { rest } = marked
  return isFirst(rest) || rest.split(/[\s,]+/).length === next.last ? { exercise: next, rest } : null
}
