import { toLetter } from '@console/ielts'
import type { TextLine } from '../model/text-line.ts'
import { toPlaceOfNumeral } from '../patterns/question-labels.ts'
import type { Exercise } from './exercises/find-exercises.ts'
import { cutAnswer } from './key/key-answers.ts'
import type { PrintedKey } from './key/parse-key.ts'

const letters = /(?:^|[\s,;])[([]?([a-p])(?:([.):\]=–-])[.):\]=–-]?\s?|\s|(?=[A-Z\d]))/g
const numerals = /(?:^|[\s,;])[([]?([ivx]{1,4})(?:([.):\]=–-])[.):\]=–-]?\s?|\s)/g

/** Answers of questions that have letters or numerals: “a W, b R”, “i-F, ii-T”. */
export function readLetteredKey(
  { last, isNested, marks }: Pick<Exercise, 'last' | 'isNested' | 'marks'>,
  lines: readonly TextLine[],
): PrintedKey {
  const text = lines.map((line) => line.text).join('\t')
  const found = findInOrder(text, last, marks === 'letters')
  const remarks: string[] = []
  const answers = new Map(
    found.map(({ place, to }, index) => {
      const { said, why } = cutAnswer(
        text
          .slice(to, found[index + 1]?.from)
          .trim()
          .replace(/[,;]$/, ''),
      )
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

/** Consecutive letters; if the first has a bracket or a point, so have the others. */
function findInOrder(text: string, last: number, isLettered: boolean): Mark[] {
  const all = [...text.matchAll(isLettered ? letters : numerals)]
  const found: Mark[] = []
  const isSigned = all[0]?.[2] !== undefined
  for (const mark of all) {
    const sign = mark[1] ?? ''
    const place = isLettered ? sign.charCodeAt(0) - 96 : toPlaceOfNumeral(sign)
    const seen = found.at(-1)?.place ?? 0
    const isNext = place === seen + 1 || (isSigned && place > seen && place <= seen + 3)
    if (!isNext || place > last || (isSigned && mark[2] === undefined)) continue
    found.push({ place, from: mark.index, to: mark.index + mark[0].length })
  }
  return found
}
