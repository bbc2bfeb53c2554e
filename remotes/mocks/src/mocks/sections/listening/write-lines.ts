import { createId } from '@console/shared/create-id'
import { setField, setFields } from '../../core/document/field-commands.ts'
import { insertNode } from '../../core/document/list-commands.ts'
import { inSequence, type MockCommand } from '../../core/document/mock-command.ts'
import { listIds, listNodes, type MockContent } from '../../core/document/mock-content.ts'
import type { NodeId, NodeRef } from '../../core/document/mock-node.ts'
import { type GivenAnswer, readAnswers } from './keep-answers.ts'
import type { ReadLine } from './line-source.ts'

const toGroup = (id: NodeId): NodeRef<'listening.group'> => ({ kind: 'listening.group', id })
const toItem = (id: NodeId): NodeRef<'listening.item'> => ({ kind: 'listening.item', id })

const listItems = ({ nodes }: MockContent, group: NodeId) => listIds(nodes, toGroup(group), 'question')

/** Lines in place of one: the first is that item as it is now, the others are new ones after it. */
export const writeLines =
  (group: NodeId, id: NodeId, [first, ...others]: readonly ReadLine[]): MockCommand =>
  (content) => {
    const at = listItems(content, group).indexOf(id)
    if (first === undefined || at === -1) return content
    return inSequence(
      keepAsked(group, id, [first, ...others]),
      setFields(toItem(id), first.fields),
      ...others.map(({ fields }, index) => insertNode(toGroup(group), 'question', at + 1 + index, fields)),
    )(content)
  }

/** The answers that stand in the lines, by the items that they made. */
export const listGiven =
  (group: NodeId, id: NodeId, lines: readonly ReadLine[]) =>
  (content: MockContent): GivenAnswer[] => {
    const items = listItems(content, group)
    const at = items.indexOf(id)
    return lines.flatMap(({ answer }, index) => {
      const of = items[at + index]
      return answer === null || of === undefined ? [] : { of, answer }
    })
  }

/** Where nothing has a blank everything is asked; with the first one, what has an answer gets one too, and stays asked. */
const keepAsked =
  (group: NodeId, id: NodeId, lines: readonly ReadLine[]): MockCommand =>
  (content) => {
    const items = listNodes(content.nodes, toGroup(group), 'question')
    const isFirst = lines.some(({ fields }) => fields.blank != null)
    if (!isFirst || items.some(({ fields }) => fields.blank != null)) return content
    const answers = readAnswers(content, group)
    const asked = items.filter((item) => item.id !== id && (answers.get(item.id) ?? '') !== '')
    const blank = () => ({ id: createId(), position: 'end', prefix: null, suffix: null })
    return inSequence(...asked.map((item) => setField(item, 'blank', blank())))(content)
  }
