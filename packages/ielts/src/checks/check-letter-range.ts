import { setField } from '../document/field-commands.ts'
import { listNodes, type MockContent } from '../document/mock-content.ts'
import { toRef } from '../document/mock-node.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { listLetterRanges } from '../keys/letter-range.ts'
import { listLetters, toLetter } from '../keys/option-keys.ts'
import { type CheckFindings, fault } from './mock-issue.ts'

/** Checks that a range in the instruction, such as A–G, matches the options or paragraphs. */
export function* checkLetterRange(content: MockContent, group: KeyGroup): CheckFindings {
  const { node, instruction, options } = group
  const paragraphs = listNodes(content.nodes, toRef('reading.part', node.parent), 'paragraphs').length
  const keys = options.map(({ key }) => key)
  for (const { text, index, last: named, form, isParagraphs } of listLetterRanges(instruction)) {
    const last = isParagraphs ? toLetter(paragraphs - 1) : keys.at(-1)
    const isOfKind = last !== undefined && (form === 'numerals' ? /^[ivx]+$/ : /^[A-Z]$/).test(last)
    if (!isOfKind || last === named || (isParagraphs && paragraphs === 0)) continue
    const right = toRange(last, form === 'list')
    const message = `The instruction says ${text}; the ${isParagraphs ? 'paragraphs' : 'options'} are ${right}`
    const next = `${instruction.slice(0, index)}${right}${instruction.slice(index + text.length)}`
    const fix = { label: `Write “${right}”`, command: setField(node, 'instruction', next) }
    yield fault('letter-range', node.id, 'instruction', message, fix)
  }
  yield* checkParagraphs(group, paragraphs)
}

function toRange(last: string, isListed: boolean): string {
  if (!/^[A-Z]$/.test(last)) return `i–${last}`
  if (!isListed) return `A–${last}`
  const letters = listLetters(last.charCodeAt(0) - 64)
  return `${letters.slice(0, -1).join(', ')} or ${last}`
}

/** Checks that options named after paragraphs are as many as the paragraphs. */
function* checkParagraphs({ node, options }: KeyGroup, paragraphs: number): CheckFindings {
  const isParagraphs = options.every(({ key, text }) => text === `Paragraph ${key}`)
  if (!isParagraphs || options.length === 0 || paragraphs === 0 || options.length === paragraphs) return
  const message = `The options are ${options.length} paragraphs; the passage has ${paragraphs}`
  const letters = listLetters(paragraphs).map((key) => ({ key, value: `Paragraph ${key}` }))
  const fix = { label: 'Offer the paragraphs of the passage', command: setField(node, 'options', letters) }
  yield fault('paragraph-letters', node.id, 'options', message, fix)
}
