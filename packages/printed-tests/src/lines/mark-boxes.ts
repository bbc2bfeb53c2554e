import { isVerdict, parseNumberWord, toLetter } from '@console/ielts'
import type { TextLine } from '../model/text-line.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { matchOption } from '../patterns/option-patterns.ts'

const box = /^□\s?(?=\S)/

/** On a form “□ a roar” and the boxes below it are options A, B, C, and “3. Which TWO …” above “5. …” stands for 3 and 4. */
export function markBoxes(lines: readonly TextLine[]): TextLine[] {
  let place = 0
  let isAsked = false
  return lines.map((line, index) => {
    const { at, text } = line
    if (!box.test(text)) {
      if (text !== '') {
        place = 0
        isAsked = matchNumbered(text) !== null
      }
      return { at, text: numberSet(lines, index) ?? text }
    }
    const said = text.replace(box, '')
    if (!isAsked || matchOption(said, false) !== null || matchNumbered(said) !== null) return line
    if (isVerdict(said)) return { at, text: said.toUpperCase() }
    place += 1
    return { at, text: `${toLetter(place - 1)}. ${said}` }
  })
}

function numberSet(lines: readonly TextLine[], index: number): string | null {
  const found = matchNumbered(lines[index]?.text ?? '')
  const word = /\b(?:which|choose|tick|circle) (two|three)\b/i.exec(found?.rest ?? '')?.[1]
  if (found === null || word === undefined) return null
  const { number, rest } = found
  const last = number + parseNumberWord(word) - 1
  const next = lines.slice(index + 1).find(({ text }) => (matchNumbered(text)?.number ?? 0) > number)
  return matchNumbered(next?.text ?? '')?.number === last + 1 ? `${number}-${last} ${rest}` : null
}
