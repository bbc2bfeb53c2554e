import {
  inSequence,
  insertNode,
  type MockCommand,
  removeNode,
  setField,
} from '../../core/document/mock-commands.ts'
import { listNodes, type NodeId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import { buildParagraph } from './question-types.ts'

/** A text goes behind the one that is there, and in the place of paragraphs that are empty. */
export const fillPassage =
  (part: NodeId, title: string, paragraphs: readonly string[]): MockCommand =>
  (content) => {
    const found = listNodes(content.nodes, part, 'paragraphs')
    const isEmpty = found.every((paragraph) => readText(paragraph, 'content').trim() === '')
    const isTitled = readText(content.nodes[part], 'title').trim() !== ''
    return inSequence(
      title === '' || (isTitled && !isEmpty) ? inSequence() : setField(part, 'title', title),
      ...(isEmpty && paragraphs.length > 0 ? found.map(({ id }) => removeNode(id)) : []),
      ...paragraphs.map((text) =>
        insertNode(part, 'paragraphs', Number.MAX_SAFE_INTEGER, buildParagraph(text)),
      ),
    )(content)
  }
