import { listNodes, listPartIds, type MockContent, readField } from '../../core/document/mock-content.ts'
import { toFigures } from '../../core/document/mock-figures.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { toAmount } from '../../core/document/typed-number.ts'
import { type KeyGroup, type KeyQuestion, listKeyGroups } from '../../core/keys/key-group.ts'
import { toLetter } from '../../core/keys/option-keys.ts'
import { withoutArrows } from '../../paper/without-arrows.ts'
import { findExample } from '../../sections/reading/forget-headings.ts'
import { splitAtGap, splitCells, splitTableTitle, toGappedForm } from '../../sections/reading/gapped-text.ts'
import { namesParagraphs, toHeadingText } from '../../sections/reading/names-paragraphs.ts'
import { toGroupBlocks, toOptionBox, toQuestionBlocks, toTitleBlocks } from './group-blocks.ts'
import type { Line, PaperBlock } from './paper.ts'

/** Passages with their questions; headings to choose from stand before the passage that they are for, as in a real paper. */
export function toReadingBlocks(content: MockContent): PaperBlock[] {
  const parts = listPartIds(content)
  const minutes = Math.round(toAmount(content.header.duration) / Math.max(1, parts.length))
  const all = listKeyGroups(content)
  return parts.flatMap((id, index): PaperBlock[] => {
    const groups = all.filter(({ node }) => node.parent === id)
    const isHeadings = groups[0]?.type === 'matching_headings'
    const before = isHeadings ? groups.slice(0, 1) : []
    const { first = 1, count = 0 } = toFigures(content).ranges.get(id) ?? {}
    return [
      ...(index > 0 ? [{ kind: 'page' } as const] : []),
      { kind: 'title', text: `Reading Passage ${index + 1}` },
      ...(count === 0 ? [] : toTimeBlocks(minutes, index + 1, first, first + count - 1)),
      ...toGroupBlocks(before, toGroupBody),
      ...toPassageBlocks(content, id),
      ...toGroupBlocks(groups.slice(before.length), toGroupBody),
    ]
  })
}

const toTimeBlocks = (minutes: number, passage: number, first: number, last: number): PaperBlock[] => [
  {
    kind: 'rubric',
    line: [
      `You should spend about ${minutes} minutes on `,
      { strong: first === last ? `Question ${first}` : `Questions ${first}–${last}` },
      `, which ${first === last ? 'is' : 'are'} based on Reading Passage ${passage} below.`,
    ],
  },
]

function toPassageBlocks(content: MockContent, id: NodeId): PaperBlock[] {
  const { nodes } = content
  const passage = { kind: 'reading.part', id } as const
  const example = findExample(nodes, id)
  const isLettered = namesParagraphs(content, id)
  return [
    ...toTitleBlocks(readField(nodes, passage, 'title')),
    ...listNodes(nodes, passage, 'paragraphs').flatMap((paragraph, index): PaperBlock[] => {
      const lines = (paragraph.fields.content ?? '').split('\n').filter((line) => line.trim() !== '')
      const letter: Line = isLettered ? [{ strong: toLetter(index) }, ' '] : []
      return [
        ...(paragraph === example
          ? [{ kind: 'rubric', line: [`Example: ${toHeadingText(paragraph)}`] } as const]
          : []),
        ...lines.map((line, at) => ({
          kind: 'text' as const,
          line: at === 0 ? [...letter, line.trim()] : [line.trim()],
        })),
      ]
    }),
  ]
}

function toGroupBody(group: KeyGroup): PaperBlock[] {
  const { title } = splitTableTitle(group.node.fields.title ?? '')
  const isHeadings = group.type === 'matching_headings'
  const form = toGappedForm(group)
  const box =
    form === 'questions' && !isPlaced(group) ? [] : toOptionBox(group, isHeadings ? 'List of Headings' : '')
  const asked = form === 'questions' ? toQuestionBlocks(group) : toGappedBlocks(form, group)
  return [...toTitleBlocks(title), ...(isHeadings ? [...box, ...asked] : [...asked, ...box])]
}

const isPlaced = ({ type }: KeyGroup): boolean =>
  type === 'matching_headings' || type === 'matching_features' || type === 'feature_matching_drag_and_drop'

function toGappedBlocks(
  form: 'running' | 'lines' | 'steps' | 'table',
  { questions, node }: KeyGroup,
): PaperBlock[] {
  switch (form) {
    case 'running':
      return [{ kind: 'text', line: questions.flatMap((each) => [...toLine(each.text, each), ' ']) }]
    case 'lines':
      return [
        {
          kind: 'list',
          entries: questions.map((each) => ({ mark: '•', line: toLine(each.text, each) })),
        },
      ]
    case 'steps':
      return [{ kind: 'steps', lines: questions.map((each) => toLine(withoutArrows(each.text), each)) }]
    case 'table':
      return [
        {
          kind: 'table',
          heads: splitTableTitle(node.fields.title ?? '').heads,
          rows: questions.map((each) =>
            splitCells(each.text).map((cell) => (cell.includes('___') ? toLine(cell, each) : [cell])),
          ),
        },
      ]
  }
}

function toLine(text: string, { number }: KeyQuestion): Line {
  const { before, after } = splitAtGap(text)
  return [before, { gap: number }, after]
}
