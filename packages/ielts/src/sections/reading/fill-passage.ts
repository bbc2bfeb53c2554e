import { inSequence } from '@console/values/json/command'
import { setField } from '../../document/field-commands.ts'
import { insertNode, removeNode } from '../../document/list-commands.ts'
import { listNodes, type MockCommand, readField } from '../../document/mock-content.ts'
import { type NodeId, toRef } from '../../document/mock-node.ts'
import { buildParagraph } from './passage-body.ts'

/** Appends a text to a passage, or replaces its paragraphs if all of them are empty. */
export const fillPassage =
  (part: NodeId, title: string, paragraphs: readonly string[]): MockCommand =>
  (content) => {
    const passage = toRef('reading.part', part)
    const found = listNodes(content.nodes, passage, 'paragraphs')
    const isEmpty = found.every(({ fields }) => !fields.content?.trim())
    const isTitled = Boolean(readField(content.nodes, passage, 'title')?.trim())
    return inSequence(
      title !== '' && (!isTitled || isEmpty) && setField(passage, 'title', title),
      ...(isEmpty && paragraphs.length > 0 ? found.map(({ id }) => removeNode(id)) : []),
      ...paragraphs.map((text) =>
        insertNode(passage, 'paragraphs', Number.MAX_SAFE_INTEGER, buildParagraph(text)),
      ),
    )(content)
  }
