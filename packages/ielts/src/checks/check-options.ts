import { toSafeImageAddress } from '@console/values/address/safe-address'
import type { MockContent } from '../document/mock-content.ts'
import { normaliseAnswer } from '../keys/answer-text.ts'
import { toKeyAnswer } from '../keys/key-answer.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { toTraits } from '../question-types/question-types.ts'
import { atQuestions, type CheckFindings, fault, unlikeIelts, warning } from './mock-issue.ts'

/** Checks that every answer is one of the options, and that there are enough of them. */
export function* checkOptions({ section }: MockContent, group: KeyGroup): CheckFindings {
  const { node, options, questions, type } = group
  const { id } = node
  if (options.length === 0) {
    yield fault('options', id, 'options', 'There are no options to choose from')
    return yield* checkMap(group)
  }
  yield* checkList(group)
  yield* checkMap(group)
  const keys = options.map(({ key }) => key)
  for (const { key, number, place, setKey } of questions) {
    if (key.trim() === '' || keys.includes(key)) continue
    const meant = toKeyAnswer(key, options)
    const fix = keys.includes(meant) ? { label: `Write “${meant}”`, command: setKey(meant) } : undefined
    const message = `The answer to question ${number}, “${key}”, is not one of the options`
    yield atQuestions([number], fault('answer-not-offered', place.node, place.field, message, fix))
  }
  const [offered, asked] = [options.length, questions.length]
  const usual = section === 'reading' ? 4 : 3
  const { count } = toTraits(type).options
  if (count === 'usual' && offered !== usual) {
    const message = `A ${section} question has ${usual} options; this one has ${offered}`
    yield unlikeIelts('option-count', id, 'options', message)
  }
  if (count === 'spare' && offered <= asked) {
    const message = `There must be more options than gaps: ${offered} for ${asked}`
    yield fault('options-to-spare', id, 'options', message)
  }
  if (count === 'enough' && offered < asked) {
    const message = `There are fewer options than steps: ${offered} for ${asked}`
    yield fault('options-to-spare', id, 'options', message)
  }
}

function* checkList({ node: { id }, options, type }: KeyGroup): CheckFindings {
  // Letters on a map need no text.
  const isLettered = toTraits(type).options.shown === 'known'
  const keys = new Set<string>()
  const texts = new Set<string>()
  for (const [index, { key, text }] of options.entries()) {
    const shown = isLettered && text.trim() === '' ? key : normaliseAnswer(text)
    if (key.trim() === '' || shown === '') {
      yield fault('option-empty', id, 'options', `Option ${key.trim() || index + 1} is empty`)
    } else if (keys.has(key) || texts.has(shown)) {
      yield fault('option-repeated', id, 'options', `The option “${text || key}” appears twice`)
    }
    keys.add(key)
    texts.add(shown)
  }
}

function* checkMap({ node }: KeyGroup): CheckFindings {
  if (node.kind !== 'listening.group' || toTraits(node.fields.type).body !== 'map') return
  const { image, title } = node.fields
  if (!image) yield fault('map-image', node.id, 'image', 'Add the picture of the map or plan')
  else if (toSafeImageAddress(image) === null) {
    const message = 'The address of the map must start with https:// and name a website'
    yield fault('map-image', node.id, 'image', message)
  }
  if (!title?.trim()) {
    const message = 'Say in the title what the map shows: it is read aloud to people who cannot see it'
    yield warning('map-title', node.id, 'title', message)
  }
}
