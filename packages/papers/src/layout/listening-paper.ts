import {
  type BlankCell,
  type ItemBlank,
  type KeyGroup,
  type ListeningGroup,
  type ListeningItem,
  listBlanks,
  listKeyGroups,
  listPartIds,
  type MockContent,
  nameQuestions,
  readBody,
  readRange,
  toPrintedLead,
  toTail,
  toTraits,
  withoutArrows,
} from '@console/ielts'
import { listSteps, readPart, toPartTitle } from '@console/ielts/sections'
import { toGroupBlocks, toOptionBox, toQuestionBlocks, toTitleBlocks } from './group-blocks.ts'
import { gapDots, type Line, type MarkedLine, type PaperBlock, type Run } from './paper.ts'

export function toListeningBlocks(content: MockContent): PaperBlock[] {
  const all = listKeyGroups(content)
  return listPartIds(content).flatMap((id, index): PaperBlock[] => {
    const { first, count } = readRange(content, id)
    const numbers = count === 0 ? '' : ` · ${nameQuestions(first, first + count - 1)}`
    return [
      { kind: 'title', text: `Part ${index + 1}${numbers}`, isOnNewPage: index > 0 },
      ...toTitleBlocks(toPartTitle(readPart(content, id))),
      ...toGroupBlocks(
        all.filter(({ node }) => node.parent === id),
        (group) => toGroupBody(content, group),
      ),
    ]
  })
}

function toGroupBody(content: MockContent, group: KeyGroup): PaperBlock[] {
  const { node } = group
  if (node.kind !== 'listening.group') return []
  const { image, title } = node.fields
  const hasOwnOptions = toTraits(group.type).options.shown === 'printed' && group.kind !== 'words'
  return [
    ...toTitleBlocks(title),
    ...(hasOwnOptions ? [] : toOptionBox(group)),
    ...(image
      ? [{ kind: 'picture', address: image, description: title?.trim() || 'Map, plan or diagram' } as const]
      : []),
    ...toAsked(content, group, node),
  ]
}

function toAsked({ nodes }: MockContent, group: KeyGroup, node: ListeningGroup): PaperBlock[] {
  const body = readBody(nodes, node)
  const gaps = new Map(
    listBlanks(nodes, node).map(({ of }, index) => [
      of,
      group.questions.filter(({ asked }) => asked === index).map(({ number }) => ({ gap: number })),
    ]),
  )
  switch (body.form) {
    case 'unknown':
      return []
    case 'table':
      return [
        {
          kind: 'table',
          heads: body.table.headers,
          rows: body.table.rows.map((cells) =>
            cells.map((cell) => (cell.type === 'blank' ? toGap(cell, gaps.get(cell)) : [cell.value])),
          ),
        },
      ]
    case 'items': {
      if (body.items.every(({ fields }) => fields.blank == null)) return toQuestionBlocks(group)
      if (toTraits(group.type).body === 'sentences')
        return [{ kind: 'list', entries: toSentences(body.items, gaps) }]
      const isChain = toTraits(group.type).body === 'steps'
      if (isChain) {
        const lines = listSteps(body.items).map(({ id, fields: { text = '', blank } }) =>
          toLine(withoutArrows(text), blank, gaps.get(id)),
        )
        return [{ kind: 'steps', lines }]
      }
      const entries = body.items.map(({ id, fields: { text = '', blank } }) => ({
        mark: '',
        line: toLine(text, blank, gaps.get(id)),
      }))
      return [{ kind: 'list', entries }]
    }
  }
}

/** A sentence starts with its number, so its gap needs none. */
const toSentences = (
  items: readonly ListeningItem[],
  gaps: ReadonlyMap<unknown, readonly { gap: number }[]>,
): MarkedLine[] =>
  items.map(({ id, fields: { text = '', blank } }) => {
    const numbers = gaps.get(id) ?? []
    return {
      mark: numbers.map(({ gap }) => gap).join(', '),
      line: toLine(
        text,
        blank,
        numbers.map(() => gapDots),
      ),
    }
  })

function toLine(text: string, blank: ItemBlank | null | undefined, gaps: readonly Run[] = []): Line {
  if (blank == null) return [text]
  const gap = toGap(blank, gaps)
  return blank.position === 'start' ? [...gap, ` ${text}`] : [`${text} `, ...gap]
}

function toGap({ prefix, suffix }: ItemBlank | BlankCell, gaps: readonly Run[] = []): Line {
  return [toPrintedLead(prefix), ...gaps, toTail(suffix)]
}
