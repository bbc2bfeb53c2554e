import {
  type ListeningItem,
  listIds,
  listNodes,
  readGroup,
  toLineNoun,
  toRef,
  toTypedGap,
} from '@console/ielts'
import { type ReadLine, readLines } from '@console/ielts/sections'
import { readList } from '@console/printed-tests/list'
import { createId } from '@console/values/ids/create-id'
import type { PasteList } from '../../editing/list-paste.ts'
import { keepAnswers } from './keep-answers.ts'
import { listGiven, writeLines } from './write-lines.ts'

/** Fills the empty lines below, such as those of a template, then appends new ones. */
export const pasteLines: PasteList = (content, { group, at: [id], isReplaced }, text) => {
  const ref = toRef('listening.group', group)
  const noun = toLineNoun(readGroup(content.nodes, group)?.fields.type)
  const items = listNodes(content.nodes, ref, 'question')
  const place = items.findIndex((item) => item.id === id)
  const start = isReplaced || isEmpty(items[place]) ? place : place + 1
  const firstFull = items.findIndex((item, index) => index > place && !isEmpty(item))
  const open = items.slice(start, firstFull === -1 ? items.length : firstFull)
  const lines: ReadLine[] = []
  for (const entry of readList(text, 'question')) {
    const next = lines.length
    lines.push(...readEntry(entry, open[next]?.fields, noun !== 'question'))
    for (const [at, line] of lines.entries()) {
      const own = open[at]?.fields.id
      if (at >= next && own !== undefined) lines[at] = { ...line, fields: { ...line.fields, id: own } }
    }
  }
  const count = Math.min(open.length, lines.length)
  return {
    name: `Paste ${noun}s`,
    command: keepAnswers(
      group,
      writeLines(group, { at: start, count }, lines),
      listGiven(group, start, lines),
    ),
    message: `${lines.length} ${noun}s added`,
    findFocus: ({ nodes }) => `${listIds(nodes, ref, 'question')[start + lines.length - 1]} text`,
  }
}

const isEmpty = (item: ListeningItem | undefined): boolean => {
  if (item === undefined) return false
  const { text = '', blank } = item.fields
  return `${text}${blank?.prefix ?? ''}${blank?.suffix ?? ''}`.trim() === ''
}

/** A printed gap keeps the line’s answer, or has none yet. */
function readEntry(
  entry: string,
  item: ListeningItem['fields'] = { id: createId(), text: '' },
  hasGaps: boolean,
): ReadLine[] {
  if (!hasGaps && item.blank == null) return [{ fields: { ...item, text: entry }, answer: null }]
  return readLines(entry.replaceAll(/_{3,}/g, toTypedGap('')), item, undefined).map((line) => ({
    ...line,
    answer: line.answer === '' ? null : line.answer,
  }))
}
