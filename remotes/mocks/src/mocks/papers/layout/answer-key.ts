import { listParts, type MockContent } from '../../core/document/mock-content.ts'
import { listAccepted } from '../../core/keys/answer-text.ts'
import {
  type ExplainedQuestion,
  listExplained,
  readTranscript,
  toProofs,
} from '../../notes/list-explained.ts'
import type { MockNotes } from '../../notes/mock-notes.ts'
import { splitAtProofs } from '../../notes/proofs.ts'
import type { Line, PaperBlock, Run } from './paper.ts'

/** Every answer that is accepted, by number; with notes also why it is right. Letters of a set stand in one row. */
export function toKeyBlocks(content: MockContent, notes: MockNotes, isExplained: boolean): PaperBlock[] {
  const noun = content.section === 'reading' ? 'Reading Passage' : 'Part'
  const all = listExplained(content, notes)
  return listParts(content).flatMap((part, index): PaperBlock[] => {
    const rows = all.filter((each) => each.part === part.id)
    if (rows.length === 0) return []
    const hasReasons = isExplained && rows.some((row) => toReason(row) !== '')
    return [
      { kind: 'title', text: `${noun} ${index + 1}` },
      {
        kind: 'table',
        heads: ['No.', 'Answer', ...(hasReasons ? ['Explanation'] : [])],
        rows: rows.map((row): Line[] => [
          [{ strong: row.mark }],
          [toAnswers(row)],
          ...(hasReasons ? [[toReason(row)]] : []),
        ]),
      },
    ]
  })
}

/** Whether somebody explained an answer. */
export const hasExplanations = (content: MockContent, notes: MockNotes): boolean =>
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

/** What is spoken in each part, with the words that prove an answer in bold. */
export function toTranscriptBlocks(content: MockContent, notes: MockNotes): PaperBlock[] {
  const explained = listExplained(content, notes)
  return listParts(content).flatMap((part, index): PaperBlock[] => {
    const lines = readTranscript(content, notes, part.id)
      .split('\n')
      .filter((line) => line.trim() !== '')
    if (lines.length === 0) return []
    const proofs = toProofs(explained, part.id)
    return [
      { kind: 'title', text: `Part ${index + 1}` },
      ...lines.map((line) => ({
        kind: 'text' as const,
        line: splitAtProofs(line.trim(), proofs).flatMap(({ text, marks }): Run[] =>
          marks.length === 0 ? [text] : [{ strong: text }, ` [${marks.join(', ')}]`],
        ),
      })),
    ]
  })
}
