import type { TextLine } from '../model/text-line.ts'
import { findGaps } from '../patterns/gap-patterns.ts'
import { splitColumns } from '../patterns/item-patterns.ts'
import { splitOptions } from '../patterns/option-patterns.ts'
import type { GroupReading } from './group-reading.ts'

const example = /\b(?:paragraph|section)\s+([A-L])\b[^A-Za-z]*(?:answer\W*)?([ivx]+|[A-L])\)?\.?$/i

/** “Example: Paragraph A – iv”, on one line or on two; any other is shown as it is printed, with its answer. */
export function takeExample(reading: GroupReading, line: TextLine, text: string): boolean {
  const isOurs =
    /^examples?\b/i.test(text) ||
    splitColumns(text).some((cell) => /^examples?(?::|$)|\(example\)$/i.test(cell))
  if (!isOurs && reading.isExample === null) return false
  if (/^examples?\W*(?:answers?\W*)?$/i.test(text)) {
    // Below the first gap the word has lost its example: what follows is a row of the form.
    if (reading.isGapped && reading.questions.length > 0) reading.leftOut.push(line)
    else {
      reading.isExample = 'head'
      reading.shown.push('Example')
    }
    return true
  }
  // Its answer may stand on two lines below its choices.
  if (reading.isExample !== null && /^(?:answers?\W*)?(?:[A-L]|[ivx]{1,4})?$/i.test(text)) {
    reading.shown.push(text)
    return true
  }
  // The choices of an example stand below what it asks.
  const goesOn =
    isOurs ||
    (reading.isExample === 'head' ? findGaps(text, reading).length === 0 : splitOptions(text, false) !== null)
  reading.isExample = goesOn ? 'asked' : null
  if (!goesOn) return false
  const found = example.exec(text)
  if (found === null) {
    reading.shown.push(toShown(text))
    return true
  }
  reading.example = { letter: found[1]?.toUpperCase() ?? '', key: found[2] ?? '' }
  reading.isExample = null
  // The passage shows it, at its paragraph.
  reading.shown.splice(0)
  return true
}

/** “Item lost:  suitcase”, and “rockets in a song – C” where no colon says which is the answer. */
const toShown = (text: string): string =>
  splitColumns(text).reduce((shown, cell) => `${shown}${/[:.)A-Z]$/.test(shown) ? ' ' : ' – '}${cell}`)
