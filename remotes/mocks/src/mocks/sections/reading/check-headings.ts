import { type CheckFinding, fault, warning } from '../../core/checks/mock-issue.ts'
import type { MockContent } from '../../core/document/mock-content.ts'
import type { KeyGroup } from '../../core/keys/key-group.ts'
import { findExample, readPassage } from './forget-headings.ts'
import { isPlaced, placeHeadings } from './heading-places.ts'

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** More headings than paragraphs, each used once, and the paragraphs say what the key says. */
export function checkHeadings(content: MockContent, group: KeyGroup): CheckFinding[] {
  const { node, type, options, questions } = group
  if (type !== 'matching_headings' || options === null) return []
  const found: CheckFinding[] = []
  const example = findExample(content.nodes, node.parent)?.fields.heading
  const shown = typeof example === 'object' ? example?.id : undefined
  const paragraphs = questions.length + (shown === undefined ? 0 : 1)
  if (options.length <= paragraphs) {
    found.push(
      fault(
        node.id,
        'options',
        `There must be more headings than paragraphs: ${options.length} for ${paragraphs}`,
      ),
    )
  }
  const keys = questions.map(({ key }) => key)
  for (const [index, { key, number, place }] of questions.entries()) {
    if (key !== '' && key === shown) {
      const message = `Heading “${key}” of question ${number} is that of the example`
      found.push(fault(place.node, place.field, message))
    }
    const first = keys.indexOf(key)
    if (key !== '' && first < index) {
      const before = questions[first]?.number ?? ''
      found.push(
        fault(
          place.node,
          place.field,
          `Heading “${key}” of question ${number} is that of question ${before} too`,
        ),
      )
    }
  }
  const hasKeys = options.some(({ key, text }) => key !== text)
  if (hasKeys && options.some(({ key }, index) => key !== (numerals[index] ?? key))) {
    found.push(warning(node.id, 'options', 'Headings are numbered i, ii, iii and so on'))
  }
  const isDragged = readPassage(content.nodes, node.parent)?.fields.type === 'draganddrop'
  if (isDragged && keys.every((key) => key !== '') && !isPlaced(content, group)) {
    found.push({
      ...fault(node.id, 'correct_answer', 'The headings in the paragraphs are not those of the key'),
      fix: { label: 'Write the key into the paragraphs', command: placeHeadings(node.id) },
    })
  }
  return found
}
