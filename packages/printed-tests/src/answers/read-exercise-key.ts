import { toLetter } from '@console/ielts'
import type { Lines } from '../model/text-line.ts'
import { divideEvenly } from '../patterns/key-entries.ts'
import { toPlaceOfNumeral } from '../patterns/question-labels.ts'
import type { Exercise } from './exercises/find-exercises.ts'
import { cutAnswer } from './key/key-answers.ts'
import { keyInOrder, type PrintedKey, parseKey } from './key/parse-key.ts'

const letters = /(?:^|[\s,;])[([]?([a-p])(?:([.):\]=–-])[.):\]=–-]?\s?|\s|(?=[A-Z\d]))/g
const numerals = /(?:^|[\s,;])[([]?([ivx]{1,4})(?:([.):\]=–-])[.):\]=–-]?\s?|\s)/g

type Asked = Pick<Exercise, 'last' | 'isNested' | 'marks'>

/** Answers of one exercise: behind its letters or numerals, in a row without any, “T, F, NG”, or as in any other key. */
export function readExerciseKey(asked: Asked, lines: Lines, divide = divideEvenly): PrintedKey {
  if (asked.marks === 'letters' || asked.marks === 'numerals') return readLetteredKey(asked, lines)
  const [{ text } = { text: '' }, ...others] = lines
  const row = others.length > 0 || /^\W?\d/.test(text) ? null : divide(text, asked.last)
  return row === null ? parseKey(lines) : keyInOrder(row)
}

/** “a W, b R”, “i-F, ii-T” */
function readLetteredKey({ last, isNested, marks }: Asked, lines: Lines): PrintedKey {
  const text = lines.map((line) => line.text).join('\t')
  const found = findInOrder(text, last, marks === 'letters')
  const remarks: string[] = []
  const answers = new Map(
    found.map(({ place, to }, index) => {
      const own = text.slice(to, found[index + 1]?.from).trim()
      const { said, why } = cutAnswer(own.replace(/[,;]$/, ''))
      if (why !== '') remarks.push(why)
      // Options have numbers on paper, and letters here.
      return [place, isNested && /^[1-6]$/.test(said) ? toLetter(Number(said) - 1) : said]
    }),
  )
  return {
    answers,
    unread: answers.size === 0 ? [...lines] : [],
    explained: lines.filter((line) => remarks.some((remark) => line.text.includes(remark))),
  }
}

type Mark = { place: number; from: number; to: number }

/** Consecutive letters; of those with a bracket or a point some may be missing. */
function findInOrder(text: string, last: number, isLettered: boolean): Mark[] {
  const found: Mark[] = []
  for (const { 0: mark, 1: sign = '', 2: bracket, index } of text.matchAll(isLettered ? letters : numerals)) {
    const place = isLettered ? sign.charCodeAt(0) - 96 : toPlaceOfNumeral(sign)
    const step = place - (found.at(-1)?.place ?? 0)
    const isNext = step === 1 || (bracket !== undefined && step > 1 && step < 4)
    if (isNext && place <= last) found.push({ place, from: index, to: index + mark.length })
  }
  return found
}
