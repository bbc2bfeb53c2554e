import { type Lines, mapTexts, type TextLine } from '../model/text-line.ts'

const stem = /^(.{0,160}\w.{0,20}?)\s?(?:\.{3}|…)\s?[:?]?$/
const item = /^([([]?(?:\d{1,2}|[a-p])(?:[.)\]]{1,2})?)\s+(?:\.{3}|…)\s?(?=[a-z])/

/** “Which paragraph …” and below it “1 … tells us who paid?”: such dots join two halves, and are no gap. */
export function dropEllipses(lines: Lines): TextLine[] {
  const items = new Set<number>()
  const stems = new Set<number>()
  for (const [index, { text }] of lines.entries()) {
    if (!stem.test(text)) continue
    const below = listItems(lines, index)
    if (below.length < 2) continue
    stems.add(index)
    for (const each of below) items.add(each)
  }
  return mapTexts(lines, (text, index) => {
    if (items.has(index)) return text.replace(item, '$1 ')
    return stems.has(index) ? text.replace(stem, '$1') : text
  })
}

/** The lines right below that go on with dots. */
function listItems(lines: Lines, from: number): number[] {
  const found: number[] = []
  for (const [nth, { text }] of lines.slice(from + 1).entries()) {
    if (text === '') continue
    if (!item.test(text)) break
    found.push(from + 1 + nth)
  }
  return found
}
