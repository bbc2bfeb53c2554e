import type { TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'

const head =
  /^(?:vocabulary|glossary|word ?(?:list|help)|(?:key|new|useful|difficult) (?:words|vocabulary)|words to (?:know|learn)):?$/i
const explained =
  /^[([]?\d{1,2}[)\].]?\s+(?=[a-z][a-z'’ -]{1,30}(?:\s\((?:n|v|adj|adv|phr|noun|verb|adjective|adverb)\b[^()]{0,12}\)|\s?[:=–—]\s?\w|\s-\s\w))/

/** “1 kiln (n.) an oven” below “Vocabulary” is a word of the text, and no question. */
export function dropGlossaryNumbers(lines: readonly TextLine[]): TextLine[] {
  let isGlossary = false
  return lines.map(({ at, text }, index) => {
    const isWord = explained.test(text) && !hasRun(text)
    isGlossary =
      head.test(text) || (isGlossary && (isWord || (text === '' && head.test(lines[index - 1]?.text ?? ''))))
    return { at, text: isGlossary && isWord ? text.replace(explained, '') : text }
  })
}
