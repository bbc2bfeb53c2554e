import {
  type ExplainedQuestion,
  type Explanations,
  listAccepted,
  listExplained,
  listParts,
  type MockContent,
  readTranscript,
  splitAtProofs,
  toProofs,
} from '@console/ielts'
import { splitLines } from '@console/values/text/line-breaks'
import type { Line, PaperBlock, Run } from './paper.ts'

/** All accepted answers by number, with explanations if there are notes. The letters of a set share a row. */
export function toKeyBlocks(content: MockContent, notes: Explanations, isExplained: boolean): PaperBlock[] {
  const noun = content.section === 'reading' ? 'Reading Passage' : 'Part'
  const all = listExplained(content, notes)
  return listParts(content).flatMap((part, index): PaperBlock[] => {
    const rows = all.filter((each) => each.part === part.id)
    if (rows.length === 0) return []
    const hasReasons = isExplained && rows.some((row) => toReason(row) !== '')
    return [
      { kind: 'title', text: `${noun} ${index + 1}` },
      {
        kind: 'kept',
        blocks: [
          {
            kind: 'table',
            isNumbered: true,
            heads: ['No.', 'Answer', ...(hasReasons ? ['Explanation'] : [])],
            rows: rows.map((row): Line[] => [
              [{ strong: row.mark }],
              [toAnswers(row)],
              ...(hasReasons ? [[toReason(row)]] : []),
            ]),
          },
        ],
      },
    ]
  })
}

/** Whether any answer has an explanation. */
export const hasExplanations = (content: MockContent, notes: Explanations): boolean =>
  listExplained(content, notes).some((each) => toReason(each) !== '')

const toReason = ({ explanation, proof }: ExplainedQuestion): string =>
  [explanation.trim(), proof && `“${proof}”`].filter(Boolean).join(' ')

function toAnswers({ group: { kind }, questions }: ExplainedQuestion): string {
  const answers = questions.map(({ key }) => {
    if (key.trim() === '') return 'none in the key'
    return kind === 'words' ? listAccepted(key).join(' / ') : key
  })
  return answers.length > 1 ? `${answers.join(', ')} (in any order)` : answers.join('')
}

/** If a transcript starts with its part's heading, the heading becomes the title. */
function toTitledLines(transcript: string, number: number): { title: string; lines: string[] } {
  const lines = splitLines(transcript)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const title = `Part ${number}`
  const head = readPartHead(lines[0] ?? '')
  if (head?.number !== number) return { title, lines }
  return { title: [title, head.name].filter(Boolean).join(': '), lines: lines.slice(1) }
}

/** `Part 1`, `SECTION 2: A tour`, `Part 3 Questions 21–30` */
function readPartHead(line: string): { number: number; name: string } | null {
  const [, number, rest = ''] = /^(?:part|section)[ \t]+(\d)\b(.*)$/i.exec(line) ?? []
  const after = rest.trim()
  const isNamed = /^[.:–—-]/.test(after)
  if (number === undefined || !(after === '' || isNamed || /^questions?\b/i.test(after))) return null
  return { number: Number(number), name: isNamed ? after.slice(1).trim() : after }
}

/** The transcripts of the parts, with the words that prove an answer in bold. */
export function toTranscriptBlocks(content: MockContent, notes: Explanations): PaperBlock[] {
  const explained = listExplained(content, notes)
  return listParts(content).flatMap((part, index): PaperBlock[] => {
    const { title, lines } = toTitledLines(readTranscript(content, notes, part.id), index + 1)
    if (lines.length === 0) return []
    const proofs = toProofs(explained, part.id)
    return [
      { kind: 'title', text: title, place: String(index + 1) },
      ...lines.map((line) => ({
        kind: 'text' as const,
        line: splitAtProofs(line, proofs).flatMap(({ text, marks }): Run[] =>
          marks.length === 0 ? [text] : [{ strong: text }, ` [${marks.join(', ')}]`],
        ),
      })),
    ]
  })
}
