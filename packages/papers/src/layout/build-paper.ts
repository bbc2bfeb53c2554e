import {
  type Explanations,
  listPartIds,
  type MockContent,
  noExplanations,
  toAmount,
  toFigures,
} from '@console/ielts'
import { toKeyBlocks, toTranscriptBlocks } from './answer-key.ts'
import { toListeningBlocks } from './listening-paper.ts'
import type { Paper, PaperBlock } from './paper.ts'
import { toReadingBlocks } from './reading-paper.ts'
import { toSpeakingBlocks } from './speaking-paper.ts'
import { toWritingBlocks } from './writing-paper.ts'

export const paperLabels = {
  questions: 'Question paper',
  answers: 'Answer sheet',
  key: 'Answer key',
  transcript: 'Transcript',
} as const

export type PaperKind = keyof typeof paperLabels

/** Data stored outside the mock: explanations are printed on request, transcripts always. */
export type PaperNotes = { notes: Explanations; isExplained: boolean }

const unexplained: PaperNotes = { notes: noExplanations, isExplained: false }

/** Null for a paper that the mock does not have. */
export function buildPaper(content: MockContent, kind: PaperKind, beside = unexplained): Paper | null {
  const blocks = listBlocks(content, kind, beside)
  if (blocks.length === 0) return null
  return { title: content.header.name, blocks: [...toHead(content, kind), ...blocks] }
}

function listBlocks(content: MockContent, kind: PaperKind, { notes, isExplained }: PaperNotes): PaperBlock[] {
  switch (kind) {
    case 'questions':
      return listQuestions(content)
    case 'answers':
      return listSheet(content)
    case 'key':
      return toKeyBlocks(content, notes, isExplained)
    case 'transcript':
      return toTranscriptBlocks(content, notes)
  }
}

function listQuestions(content: MockContent): PaperBlock[] {
  switch (content.section) {
    case 'reading':
      return toReadingBlocks(content)
    case 'listening':
      return toListeningBlocks(content)
    case 'writing':
      return toWritingBlocks(content)
    case 'speaking':
      return toSpeakingBlocks(content)
  }
}

/** Answer sheets of reading and listening have forty lines, even for a shorter mock. */
const usualAnswers = 40
const linesOfPage = 26

function listSheet(content: MockContent): PaperBlock[] {
  switch (content.section) {
    case 'reading':
    case 'listening':
      return [{ kind: 'answers', count: Math.max(usualAnswers, toFigures(content).questions) }]
    case 'writing':
      return listPartIds(content).flatMap((_, index): PaperBlock[] => [
        { kind: 'title', text: `Writing Task ${index + 1}`, isOnNewPage: index > 0 },
        { kind: 'ruled', count: linesOfPage },
      ])
    case 'speaking':
      return []
  }
}

/** IELTS's own names; lists and forms call the second “General”. */
const variantNames = { academic: 'Academic', general: 'General Training' } as const

const sectionNames = {
  reading: 'Reading',
  listening: 'Listening',
  writing: 'Writing',
  speaking: 'Speaking',
} as const

function toHead({ header, section }: MockContent, kind: PaperKind): PaperBlock[] {
  const minutes = toAmount(header.duration)
  const variant = section === 'reading' || section === 'writing' ? `${variantNames[header.type]} ` : ''
  const facts = [
    `${variant}${sectionNames[section]}`,
    paperLabels[kind],
    ...(kind === 'questions' && minutes > 0 ? [`Time: ${minutes} minutes`] : []),
  ]
  const isAsked = kind === 'questions' && header.instruction
  return [
    { kind: 'text', line: [{ strong: facts.join(' · ') }] },
    ...(kind === 'answers' ? [{ kind: 'text', line: ['Name ……………………………………   Date ……………………'] } as const] : []),
    ...(isAsked ? [{ kind: 'rubric', line: [header.instruction ?? ''] } as const] : []),
  ]
}
