import type { MockSection } from '@console/shared/schemas/mock'

export type NodeKind = 'mock' | 'part' | 'paragraph' | 'group' | 'question'

/** A list of the wire whose entries are nodes of their own. */
export type ListLayout = {
  key: string
  kind: NodeKind
  /** A list beside it with one answer for each entry, in the same order: an answer goes where its question goes. */
  answers?: string
}

type SectionLayout = Partial<Record<NodeKind, readonly ListLayout[]>>

const parts: readonly ListLayout[] = [{ key: 'parts', kind: 'part' }]

/** What of each section's questions is made of nodes. Everything else in them stays a field, as the server has it. */
export const mockLayouts: Record<MockSection, SectionLayout> = {
  writing: { mock: parts },
  speaking: { mock: parts, part: [{ key: 'questions', kind: 'question' }] },
  reading: {
    mock: [{ key: 'passages', kind: 'part' }],
    part: [
      { key: 'paragraphs', kind: 'paragraph' },
      { key: 'questions', kind: 'group' },
    ],
    group: [{ key: 'questions', kind: 'question', answers: 'correct_answer' }],
  },
  listening: {
    mock: parts,
    part: [{ key: 'questions', kind: 'group' }],
    group: [{ key: 'question', kind: 'question' }],
  },
}

/** The list of a section's parts. */
export const partList = (section: MockSection): string => (section === 'reading' ? 'passages' : 'parts')
