import {
  asksParagraphs,
  type KeyGroup,
  type KeyQuestion,
  listKeyGroups,
  listNodes,
  listPartIds,
  type MockContent,
  type NodeId,
  nameQuestions,
  readField,
  readRange,
  toAmount,
  toLetter,
  toTraits,
  withoutArrows,
} from '@console/ielts'
import {
  findExample,
  isSubhead,
  namesParagraphs,
  readGroupTable,
  splitAtGap,
  splitGapLines,
  splitTableTitle,
  toGappedForm,
  toHeadingText,
} from '@console/ielts/sections'
import { splitLines } from '@console/values/text/line-breaks'
import { toGroupBlocks, toOptionBox, toQuestionBlocks, toTitleBlocks } from './group-blocks.ts'
import { gapDots, type Line, type MarkedLine, type PaperBlock, type Run } from './paper.ts'

/** Passages with their questions; a list of headings comes before its passage, as in a real paper. */
export function toReadingBlocks(content: MockContent): PaperBlock[] {
  const parts = listPartIds(content)
  const minutes = Math.round(toAmount(content.header.duration) / Math.max(1, parts.length))
  const all = listKeyGroups(content)
  return parts.flatMap((id, index): PaperBlock[] => {
    const groups = all.filter(({ node }) => node.parent === id)
    const isHeadings = asksParagraphs(groups[0]?.type)
    const before = isHeadings ? groups.slice(0, 1) : []
    const { first, count } = readRange(content, id)
    return [
      { kind: 'title', text: `Reading Passage ${index + 1}`, isOnNewPage: index > 0 },
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
      { strong: nameQuestions(first, last) },
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
      const lines = splitLines(paragraph.fields.content ?? '').filter((line) => line.trim() !== '')
      const letter: Line = isLettered ? [{ strong: toLetter(index) }, ' '] : []
      return [
        ...(paragraph === example
          ? [{ kind: 'rubric', line: [`Example: ${toHeadingText(paragraph)}`] } as const]
          : []),
        ...lines.map((line, at) => ({
          kind: 'text' as const,
          line: [
            ...(at === 0 ? letter : []),
            isSubhead(line) && !isLettered ? { strong: line.trim() } : line.trim(),
          ],
        })),
      ]
    }),
  ]
}

function toGroupBody(group: KeyGroup): PaperBlock[] {
  const { title } = splitTableTitle(group.node.fields.title ?? '')
  const isHeadings = asksParagraphs(group.type)
  const form = toGappedForm(group)
  const hasBox = form !== 'questions' || isPlaced(group)
  // “List of Researchers” is the title of the options, and is printed above them.
  const isOfBox = hasBox && /^list of\b/i.test(title.trim())
  const boxTitle = isOfBox ? title.trim() : isHeadings ? 'List of Headings' : ''
  const box = hasBox ? toOptionBox(group, boxTitle) : []
  const asked = form === 'questions' ? toQuestionBlocks(group) : toGappedBlocks(form, group)
  return [
    ...toTitleBlocks(isOfBox && box.length > 0 ? '' : title),
    ...(isHeadings ? [...box, ...asked] : [...asked, ...box]),
  ]
}

const isPlaced = ({ type }: KeyGroup): boolean => toTraits(type).options.shown === 'placed'

function toGappedBlocks(
  form: 'running' | 'lines' | 'steps' | 'table',
  { questions, node, type }: KeyGroup,
): PaperBlock[] {
  switch (form) {
    case 'running':
      return splitAtBreaks(questions.flatMap((each) => [...toLine(each.text, each), ' '])).map((line) => ({
        kind: 'text',
        line,
      }))
    case 'lines':
      return [
        {
          kind: 'list',
          entries:
            toTraits(type).body === 'sentences' ? questions.flatMap(toSentence) : questions.flatMap(toPoints),
        },
      ]
    case 'steps':
      return [
        {
          kind: 'steps',
          lines: questions.flatMap((each) =>
            toPoints({ ...each, text: withoutArrows(each.text) }).map(({ line }) => line),
          ),
        },
      ]
    case 'table': {
      const table = readGroupTable({ questions, node })
      return [
        {
          kind: 'table',
          heads: table?.heads ?? [],
          rows: (table?.rows ?? []).map((cells) =>
            cells.map((cell) =>
              cell.map((run) =>
                typeof run === 'string' ? run : { gap: questions[run.gap]?.number ?? run.gap + 1 },
              ),
            ),
          ),
        },
      ]
    }
  }
}

/** A line of notes, with the plain lines above and below it. */
const toPoints = (question: KeyQuestion): MarkedLine[] =>
  splitGapLines(question.text).flatMap(({ line, hasGap }): MarkedLine[] => {
    if (hasGap) return [{ mark: '•', line: toLine(line, question) }]
    return line.trim() === '' ? [] : [{ mark: '', line: [line.trim()] }]
  })

/** A sentence starts with its number, so its gap needs none. */
function toSentence({ number, text }: KeyQuestion): MarkedLine[] {
  const { before, after } = splitAtGap(text)
  return [{ mark: String(number), line: [before, gapDots, after] }]
}

/** Splits a running text into lines at its breaks. */
function splitAtBreaks(runs: Line): Line[] {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    if (typeof run !== 'string') lines.at(-1)?.push(run)
    else
      splitLines(run).forEach((text, at) => {
        if (at > 0) lines.push([])
        lines.at(-1)?.push(text)
      })
  }
  return lines.filter((line) => line.some((run) => typeof run !== 'string' || run.trim() !== ''))
}

function toLine(text: string, { number }: KeyQuestion): Line {
  const { before, after } = splitAtGap(text)
  return [before, { gap: number }, after]
}
