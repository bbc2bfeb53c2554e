import { type CheckFindings, fault, warning } from '../../checks/mock-issue.ts'
import type { MockContent } from '../../document/mock-content.ts'
import type { KeyGroup } from '../../keys/key-group.ts'
import { toNumeral } from '../../keys/option-keys.ts'
import { asksParagraphs } from '../../question-types/question-types.ts'
import { findExample, readPassage } from './clear-headings.ts'
import { isPlaced, placeHeadings } from './heading-places.ts'

/** Checks that there are more headings than paragraphs, each used once, and that the paragraphs match the key. */
export function* checkHeadings(content: MockContent, group: KeyGroup): CheckFindings {
  const { node, type, options, questions } = group
  if (!asksParagraphs(type) || options.length === 0) return
  const example = findExample(content.nodes, node.parent)?.fields.heading
  const shown = typeof example === 'object' ? example?.id : undefined
  const paragraphs = questions.length + (shown === undefined ? 0 : 1)
  if (options.length <= paragraphs) {
    const message = `There must be more headings than paragraphs: ${options.length} for ${paragraphs}`
    yield fault('options-to-spare', node.id, 'options', message)
  }
  const keys = questions.map(({ key }) => key)
  for (const [index, { key, number, place }] of questions.entries()) {
    if (key === '') continue
    const start = `Heading “${key}” of question ${number} is already used by`
    if (key === shown) yield fault('heading-repeated', place.node, place.field, `${start} the example`)
    const before = questions[keys.indexOf(key)]?.number ?? ''
    if (keys.indexOf(key) < index)
      yield fault('heading-repeated', place.node, place.field, `${start} question ${before}`)
  }
  const hasKeys = options.some(({ key, text }) => key !== text)
  if (hasKeys && options.some(({ key }, index) => key !== toNumeral(index))) {
    yield warning('heading-numerals', node.id, 'options', 'Headings are numbered i, ii, iii and so on')
  }
  const isDragged = readPassage(content.nodes, node.parent)?.fields.type === 'draganddrop'
  if (isDragged && keys.every((key) => key !== '') && !isPlaced(content, group)) {
    const fix = { label: 'Write the key into the paragraphs', command: placeHeadings(node.id) }
    yield fault(
      'headings-placed',
      node.id,
      'correct_answer',
      'The headings in the paragraphs differ from the key',
      fix,
    )
  }
}
