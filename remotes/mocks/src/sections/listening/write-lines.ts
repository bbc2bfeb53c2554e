import {
  insertNode,
  listIds,
  listNodes,
  type MockCommand,
  type MockContent,
  type NodeId,
  setField,
  setFields,
  toRef,
} from '@console/ielts'
import type { ReadLine } from '@console/ielts/sections'
import { createId } from '@console/values/ids/create-id'
import { inSequence } from '@console/values/json/command'
import { type GivenAnswer, readAnswers } from './keep-answers.ts'

const listItems = ({ nodes }: MockContent, group: NodeId) =>
  listIds(nodes, toRef('listening.group', group), 'question')

/** Replaces `count` items by lines: the first keep their identity, the rest are new. */
export const writeLines =
  (group: NodeId, { at, count }: { at: number; count: number }, lines: readonly ReadLine[]): MockCommand =>
  (content) => {
    const written = listItems(content, group).slice(at, at + count)
    return inSequence(
      keepAsked(group, written, lines),
      ...lines.map(({ fields }, index) => {
        const id = written[index]
        return id === undefined
          ? insertNode(toRef('listening.group', group), 'question', at + index, fields)
          : setFields(toRef('listening.item', id), fields)
      }),
    )(content)
  }

/** The answers typed into the lines, by their new items. */
export const listGiven =
  (group: NodeId, at: number, lines: readonly ReadLine[]) =>
  (content: MockContent): GivenAnswer[] => {
    const items = listItems(content, group)
    return lines.flatMap(({ answer }, index) => {
      const of = items[at + index]
      return answer === null || of === undefined ? [] : { of, answer }
    })
  }

/**
 * Without blanks, every line is a question. When the first blank is added, lines with an answer get one too, so that
 * they stay questions.
 */
const keepAsked =
  (group: NodeId, written: readonly NodeId[], lines: readonly ReadLine[]): MockCommand =>
  (content) => {
    const items = listNodes(content.nodes, toRef('listening.group', group), 'question')
    const isFirst = lines.some(({ fields }) => fields.blank != null)
    if (!isFirst || items.some(({ fields }) => fields.blank != null)) return content
    const answers = readAnswers(content, group)
    const asked = items.filter((item) => !written.includes(item.id) && (answers.get(item.id) ?? '') !== '')
    const blank = () => ({ id: createId(), position: 'end', prefix: null, suffix: null })
    return inSequence(...asked.map((item) => setField(item, 'blank', blank())))(content)
  }
