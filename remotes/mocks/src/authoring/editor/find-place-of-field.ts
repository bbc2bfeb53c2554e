import { listsOf, type MockContent, mockId, type NodeId, toPlaceKey } from '@console/ielts'
import { isJsonObject, type JsonObject } from '@console/values/json/json-document'
import { headerLabels } from '../../labels/mock-change-labels.ts'

/**
 * Finds the place of a field message. `field` may be a place key, a field of the header, or a wire path such as
 * `writing_questions.parts.0.task`. Null if the editor does not show the field.
 */
export function findPlaceOfField(content: MockContent, field: string): string | null {
  if (Object.hasOwn(headerLabels, field)) return field
  const [node = ''] = field.split(' ')
  if (Object.hasOwn(content.nodes, node)) return field
  const [first, ...steps] = field.split(/[.[\]]+/).filter((step) => step !== '')
  if (first !== `${content.section}_questions`) return null
  return walk(content, mockId, steps)
}

function walk(content: MockContent, id: NodeId, [name, index, ...rest]: string[]): string | null {
  const node = content.nodes[id]
  if (node === undefined || name === undefined) return null
  const entry = listsOf(node)[name]?.[Number(index)]
  if (entry !== undefined) return walk(content, entry, rest)
  // Fields of an object, such as a cue card, have places of their own.
  const fields: Readonly<JsonObject> = node.fields
  const inner = isJsonObject(fields[name]) && index !== undefined ? index : name
  return toPlaceKey({ node: id, field: inner })
}
