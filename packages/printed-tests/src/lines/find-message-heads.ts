import { isFilled, type Lines, type TextLine } from '../model/text-line.ts'
import { matchGroupHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { isEntry } from '../patterns/key-entries.ts'

const field =
  /^(?:from|to|b?cc|reply-to|sent|date|subject|re|attach(?:ments?|ed)|von|an|datum|betreff|anhang)\s?:\s\S/i
const farewell =
  /^(?:all the best|best(?: wishes| regards)?|(?:kind |warm )?regards|cheers|(?:many )?thanks|see you\b.{0,25}|yours(?: \w+)?)[,.!]?$/i

/** “From:”, “To:” and “Subject:” above a text, with the letter to those who get it up to its farewell and a name. */
export function listMailHead(lines: Lines): TextLine[] {
  const filled = lines.filter(isFilled)
  const fields = filled.slice(0, 6).filter(({ text }) => field.test(text))
  if (fields.length < 2) return []
  const from = filled.findLastIndex((line) => fields.includes(line)) + 1
  const isEnd = ({ at, text }: TextLine, index: number) =>
    farewell.test(text) || (index > from + 1 && isName(text) && (filled[index + 1]?.at ?? 0) > at + 1)
  const end = filled.findIndex((line, index) => index >= from && isEnd(line, index))
  const letter = filled.slice(from, end)
  // A head of the test stands below the letter, and so does the key.
  const isLetter =
    !letter.some(({ text }) => matchPassageHead(text) ?? matchGroupHead(text)) &&
    letter.filter(({ text }) => isEntry(text)).length < fewestEntries
  if (end === -1 || !isLetter) return fields
  const isSigned = filled[end + 1]?.at === (filled[end]?.at ?? 0) + 1
  return filled.slice(0, end + (isSigned ? 2 : 1))
}

/** A letter may name two points, or the day and the room. */
const fewestEntries = 3

const isName = (text: string): boolean => /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*)?$/u.test(text)

const address = /[^\s<>@]@[\w-]{1,40}\.\w/

/** Elsewhere in a paper: the fields of a mail that was forwarded, and whoever signed it below “--”. */
export const listMailFields = (lines: Lines): TextLine[] =>
  lines.filter(({ text }, index) => {
    const around = lines.slice(Math.max(0, index - 4), index + 5).map((line) => line.text)
    const isField = field.test(text) && around.some((each) => field.test(each) && address.test(each))
    const above = lines.slice(Math.max(0, index - 6), index + 1).map((line) => line.text)
    const sign = above.lastIndexOf('--')
    return isField || (above[sign - 1] === '' && above.lastIndexOf('') < sign)
  })

const time = String.raw`(?:\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?|\d{1,4}[./-]\d{1,2}[./-]\d{2,4})`
const stamp = String.raw`^\s*\[?${time},?\s${time}\]?\s?`
const sent = new RegExp(String.raw`${stamp}(?:-\s)?([^:\d]{1,40}):\s`, 'i')
const stamped = new RegExp(`${stamp}(?:-|.{1,40}:)\\s`, 'i')

/** “[10:42, 14/03/2024] Samira: ” stands before what was sent in a chat. Who sent most has sent the test, message by message. */
export function openMessages(lines: Lines): TextLine[] {
  const lengths = new Map<string, number>()
  let author: string | undefined
  for (const { text } of lines) {
    author = sent.exec(text)?.[1] ?? author
    if (author !== undefined) lengths.set(author, (lengths.get(author) ?? 0) + text.length)
  }
  const [first] = [...lengths].toSorted(([, one], [, other]) => other - one)
  return lines.flatMap(({ at, text }) => {
    const [head, name] = sent.exec(text) ?? []
    const said = head !== undefined && name === first?.[0] ? ['', text.slice(head.length)] : [text]
    return said.map((each) => ({ at, text: each }))
  })
}

/** The answers of others in a chat, and who joined it. */
export const listReplies = (lines: Lines): TextLine[] => lines.filter(({ text }) => stamped.test(text))
