import { parseGroup } from './parse-group.ts'
import { parseKey } from './parse-key.ts'
import { parsePassage } from './parse-passage.ts'
import type { PastedPart, PastedTest, TextLine } from './pasted-test.ts'
import { splitTest } from './split-test.ts'

/** The text of a printed test, read into passages, groups of questions and a key. What no rule knows is listed. */
export function parseTest(text: string): PastedTest {
  const lines = text.split(/\r\n|\r|\n|\u2028/).map(
    (line, index): TextLine => ({
      at: index + 1,
      text: line
        .replaceAll(/[\u00A0\u2002-\u200A]/g, ' ')
        .replaceAll(/[\u200B\uFEFF]/g, '')
        .trim(),
    }),
  )
  const split = splitTest(lines)
  const unread: TextLine[] = []
  const parts = split.parts.map((part): PastedPart => {
    const { unread: ofText, ...passage } = parsePassage(part.text)
    const groups = part.groups.map((each) => parseGroup(each))
    unread.push(...ofText, ...groups.flatMap((each) => each.unread))
    return { number: part.number, ...passage, groups: groups.map(({ group }) => group) }
  })
  const key = parseKey(split.key)
  unread.push(...key.unread)
  return {
    parts: parts.filter(({ lines: own, groups }) => own !== null || groups.length > 0),
    answers: key.answers,
    rubrics: split.rubrics,
    unread: unread.toSorted((left, right) => left.at - right.at),
  }
}
