import { countWords } from '@console/ielts'
import { nextText, type TextLine } from '../../model/text-line.ts'
import { matchGroupHead } from '../../patterns/head-patterns.ts'
import { matchNumbered, matchNumeral } from '../../patterns/item-patterns.ts'

const asked = /^(paragraph|para\.?|section|text|notice|part)\s(\d|[A-H])\s?[:.)]?\s{0,4}(?:_{2,}|\.{3,}|…+)$/i

const numeral = '[ivx]{1,5}'
const chosen = new RegExp(String.raw`(?<![\p{L}\d])([A-H])\s?[-–—:=.)]?\s?(${numeral})(?![\p{L}\d])`, 'gu')

/** “Paragraph A ____” above each paragraph asks for its heading: the questions stand below the list, and are numbered. */
export function numberHeadedParagraphs(lines: readonly TextLine[]): TextLine[] {
  const labels = lines.flatMap(({ text }, index) => {
    const [, name = '', sign = ''] = asked.exec(text) ?? []
    return name !== '' && countWords(nextText(lines, index)) > 20
      ? [{ index, name: `${name} ${sign}`, sign }]
      : []
  })
  const [first] = labels
  const list = lines.findLastIndex(
    ({ text }, index) => index < (first?.index ?? 0) && matchNumeral(text) !== null,
  )
  const said = lines.findLastIndex(({ text }, index) => index < list && /\bheadings?\b/i.test(text))
  if (labels.length < 3 || list === -1 || said === -1) return [...lines]
  const places = new Map(labels.map(({ index, name }) => [index, name]))
  const at = lines[list]?.at ?? 0
  const isAsked = lines.some(({ text }) => matchNumbered(text)?.number === 1 || matchGroupHead(text) !== null)
  if (isAsked) return [...lines]
  return lines.flatMap((line, index) => {
    const pairs = [...line.text.matchAll(chosen)]
    const own =
      pairs.length < 3 || matchNumeral(line.text) !== null
        ? { at: line.at, text: places.get(index) ?? line.text }
        : {
            at: line.at,
            text: line.text.replaceAll(chosen, (found, sign: string, answer: string) => {
              const number = labels.findIndex((label) => label.sign === sign) + 1
              return number === 0 ? found : `${number} ${answer}`
            }),
          }
    if (index === said) return [{ at: line.at, text: `Questions 1–${labels.length}` }, own]
    return index === list
      ? [own, ...labels.map(({ name }, nth) => ({ at, text: `${nth + 1}. ${name}` }))]
      : [own]
  })
}

/** “Paragraph B ____” below one another are the questions of an exercise, and have no numbers of their own. */
export function numberParagraphs(lines: readonly TextLine[]): TextLine[] {
  let number = 0
  return lines.map((line, index) => {
    const found = asked.exec(line.text)
    if (found === null) {
      if (line.text !== '') number = 0
      return line
    }
    const isOne = number === 0 && asked.exec(nextText(lines, index)) === null
    if (isOne) return line
    number += 1
    return { at: line.at, text: `${number}. ${found[1]} ${found[2]}` }
  })
}
