import { createId } from '@console/shared/document/create-id'
import { isJsonObject } from '../../core/document/json.ts'
import {
  inSequence,
  insertNode,
  type MockCommand,
  setField,
  setFields,
} from '../../core/document/mock-commands.ts'
import { listNodes, type MockContent, type NodeId } from '../../core/document/mock-content.ts'
import { type GivenAnswer, readAnswers } from './keep-answers.ts'
import type { ReadLine } from './line-source.ts'

const indexOf = ({ nodes }: MockContent, group: NodeId, id: NodeId) =>
  nodes[group]?.lists['question']?.indexOf(id) ?? -1

/** Lines in place of one: the first is that item as it is now, the others are new ones after it. */
export const writeLines =
  (group: NodeId, id: NodeId, [first, ...others]: readonly ReadLine[]): MockCommand =>
  (content) => {
    const at = indexOf(content, group, id)
    if (first === undefined || at === -1) return content
    return inSequence(
      keepAsked(group, id, [first, ...others]),
      setFields(id, first.fields),
      ...others.map(({ fields }, index) => insertNode(group, 'question', at + 1 + index, fields)),
    )(content)
  }

/** The answers that stand in the lines, by the items that they made. */
export const listGiven =
  (group: NodeId, id: NodeId, lines: readonly ReadLine[]) =>
  (content: MockContent): GivenAnswer[] => {
    const at = indexOf(content, group, id)
    const items = content.nodes[group]?.lists['question'] ?? []
    return lines.flatMap(({ answer }, index) => {
      const of = items[at + index]
      return answer === null || of === undefined ? [] : { of, answer }
    })
  }

/** Where nothing has a blank everything is asked; with the first one, what has an answer gets one too, and stays asked. */
const keepAsked =
  (group: NodeId, id: NodeId, lines: readonly ReadLine[]): MockCommand =>
  (content) => {
    const items = listNodes(content.nodes, group, 'question')
    const isFirst = lines.some(({ fields }) => isJsonObject(fields['blank']))
    if (!isFirst || items.some(({ fields }) => isJsonObject(fields['blank']))) return content
    const answers = readAnswers(content, group)
    const asked = items.filter((item) => item.id !== id && (answers.get(item.id) ?? '') !== '')
    const blank = () => ({ id: createId(), position: 'end', prefix: null, suffix: null })
    return inSequence(...asked.map((item) => setField(item.id, 'blank', blank())))(content)
  }
