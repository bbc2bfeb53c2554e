import type { ChangeWords } from '@console/shared/editing/editor-options'
import type { MockSection } from '@console/shared/schemas/mock'
import { isJsonObject } from '../document/json.ts'
import type { MockHeader } from '../document/mock-document.schema.ts'

export const headerLabels = {
  name: 'Name',
  type: 'Type',
  mock_type: 'Mock type',
  ielts_book_id: 'Book',
  description: 'Description',
  fee: 'Fee',
  chances: 'Chances',
  duration: 'Duration',
  tips_for_success: 'Tips for success',
  instruction: 'Instruction',
  start_time: 'Start time',
  end_time: 'End time',
  status: 'Status',
} satisfies Record<keyof MockHeader, string>

const fieldLabels: Record<string, string> = {
  ...headerLabels,
  title: 'title',
  recording: 'recording',
  task: 'text',
  timelimit: 'time',
  wordlimit: 'words',
  marks: 'marks',
  image: 'image',
  cue_card: 'cue card',
  topic: 'topic',
  bullets: 'points',
  preparation_time: 'preparation',
  talk_time: 'talk',
  text: 'text',
}

const entryNames: Partial<Record<string, string>> = {
  parts: 'Part',
  passages: 'Passage',
  paragraphs: 'paragraph',
  questions: 'question',
}

/** Differences of two mocks in words: `Task 1, text`. */
export const buildMockWords = (section: MockSection): ChangeWords => ({
  noun: `${section} mock`,
  label(path, document) {
    const [first, ...rest] = path
    if (first !== 'questions')
      return Object.entries(fieldLabels).find(([field]) => field === first)?.[1] ?? 'Mock'
    return capitalise(toSteps(rest, isJsonObject(document) ? document['questions'] : undefined).join(', '))
  },
  text(value) {
    if (!isJsonObject(value)) return undefined
    const said = [value['task'], value['text'], value['title'], value['topic']]
    return said.find((text) => typeof text === 'string' && text !== '') as string | undefined
  },
})

function toSteps(path: Parameters<ChangeWords['label']>[0], inside: unknown): string[] {
  const [list, entry, ...rest] = path
  if (list === undefined) return []
  if (typeof list !== 'string') return []
  const value = isJsonObject(inside) ? inside[list] : undefined
  if (entry === undefined) return [fieldLabels[list] ?? entryNames[list]?.concat('s') ?? list]
  if (typeof entry === 'string') return [fieldLabels[list] ?? list, fieldLabels[entry] ?? entry]
  const entries = Array.isArray(value) ? value : []
  const index = entries.findIndex((each: unknown) => isJsonObject(each) && each['id'] === entry.id)
  const name = `${entryNames[list] ?? list} ${index + 1}`
  return [name, ...toSteps(rest, entries[index])]
}

const capitalise = (text: string) =>
  text === '' ? 'Questions' : text.charAt(0).toUpperCase() + text.slice(1)
