import { toSafeImageAddress } from '@console/shared/address'
import type { MockContent } from '../document/mock-content.ts'
import { normaliseAnswer } from '../keys/answer-text.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { type CheckFinding, fault, unlikeIelts, warning } from './mock-issue.ts'

/** Questions that are answered with an option: that it is there, once, and that there are enough of them. */
export function checkOptions({ section }: MockContent, group: KeyGroup): CheckFinding[] {
  const { node, options, questions, type } = group
  const { id } = node
  if (options === null)
    return [fault(id, 'options', 'There are no options to choose from'), ...checkMap(group)]
  const found = [...checkList(group), ...checkMap(group)]
  const keys = options.map(({ key }) => key)
  for (const { key, number, place, setKey } of questions) {
    if (key.trim() === '' || keys.includes(key)) continue
    const meant = keys.filter((each) => normaliseAnswer(each) === normaliseAnswer(key.replace(/[.)]$/, '')))
    const [only] = meant
    found.push({
      ...fault(place.node, place.field, `The answer of question ${number}, “${key}”, is none of the options`),
      ...(only !== undefined &&
        meant.length === 1 && { fix: { label: `Write “${only}”`, command: setKey(only) } }),
    })
  }
  const usual = section === 'reading' ? 4 : 3
  if (type === 'multiple_choice' && options.length !== usual) {
    found.push(
      unlikeIelts(
        id,
        'options',
        `A ${section} question has ${usual} options; this one has ${options.length}`,
      ),
    )
  }
  if (type === 'summary_completion_clues' && options.length <= questions.length) {
    found.push(
      fault(id, 'options', `There must be more options than gaps: ${options.length} for ${questions.length}`),
    )
  }
  if (type === 'flow_chart_drag_and_drop' && options.length < questions.length) {
    found.push(
      fault(id, 'options', `There are fewer options than steps: ${options.length} for ${questions.length}`),
    )
  }
  return found
}

function checkList({ node: { id }, options }: KeyGroup): CheckFinding[] {
  const found: CheckFinding[] = []
  const keys = new Set<string>()
  const texts = new Set<string>()
  for (const [index, { key, text }] of (options ?? []).entries()) {
    const said = normaliseAnswer(text)
    if (key.trim() === '' || said === '') {
      found.push(fault(id, 'options', `Option ${key.trim() || index + 1} is empty`))
    } else if (keys.has(key) || texts.has(said)) {
      found.push(fault(id, 'options', `The option “${text}” is there twice`))
    }
    keys.add(key)
    texts.add(said)
  }
  return found
}

function checkMap({ node }: KeyGroup): CheckFinding[] {
  if (node.kind !== 'listening.group' || node.fields.type !== 'map_labeling') return []
  const found: CheckFinding[] = []
  const { image = '', title } = node.fields
  if (!image) found.push(fault(node.id, 'image', 'Add the image of the map or plan'))
  else if (toSafeImageAddress(image) === null) {
    found.push(fault(node.id, 'image', 'The address of the map starts with https:// and names a host'))
  }
  if (!title?.trim()) {
    found.push(
      warning(
        node.id,
        'title',
        'Say in the title what the map shows: it is read out to those who cannot see it',
      ),
    )
  }
  return found
}
