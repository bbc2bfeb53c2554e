import * as fc from 'fast-check'
import { setField, setHeader } from '../field-commands.ts'
import { duplicateNode, insertEntry, moveNode, removeNode, shiftNode } from '../list-commands.ts'
import type { MockCommand, MockContent } from '../mock-content.ts'
import { type MockNode, nodeLists } from '../mock-node.ts'

/** An edit; its numbers select from the nodes that exist when it is made. */
export type Step = { kind: (typeof kinds)[number]; node: number; other: number; index: number; text: string }

const kinds = ['name', 'type', 'insert', 'remove', 'move', 'shift', 'duplicate'] as const

export const arbitrarySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    node: fc.nat({ max: 10_000 }),
    other: fc.nat({ max: 10_000 }),
    index: fc.integer({ min: -1, max: 6 }),
    text: fc.string({ maxLength: 8 }),
  }),
  { maxLength: 30 },
)

let made = 0

export function toCommand(content: MockContent, { kind, node, other, index, text }: Step): MockCommand {
  const ids = Object.keys(content.nodes).toSorted()
  const id = ids[node % ids.length] ?? ''
  const chosen = content.nodes[id]
  const alike = ids.filter((each) => content.nodes[each]?.kind === content.nodes[parentOf(id)]?.kind)
  switch (kind) {
    case 'name':
      return setHeader('name', text)
    case 'type':
      return chosen === undefined ? setHeader('name', text) : setText(chosen, text)
    case 'insert': {
      const lists = chosen === undefined ? [] : Object.keys(nodeLists[chosen.kind])
      const list = lists[other % Math.max(1, lists.length)] ?? ''
      made += 1
      return insertEntry(id, list, index, { id: `made-${made}`, text })
    }
    case 'remove':
      return removeNode(id)
    case 'move':
      return moveNode(id, index, alike[other % Math.max(1, alike.length)])
    case 'shift':
      return shiftNode(id, index % 2 === 0 ? 1 : -1)
    case 'duplicate':
      return duplicateNode(id)
  }

  function parentOf(child: string) {
    return content.nodes[child]?.parent ?? ''
  }
}

/** Changes a text field of the node. */
function setText(node: MockNode, text: string): MockCommand {
  switch (node.kind) {
    case 'reading.mock':
      return setHeader('name', text)
    case 'writing.part':
      return setField(node, 'task', text)
    case 'reading.paragraph':
      return setField(node, 'content', text)
    case 'speaking.question':
    case 'reading.question':
    case 'listening.item':
      return setField(node, 'text', text)
    default:
      return setField(node, 'title', text)
  }
}
